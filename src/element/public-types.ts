/** The types that pages meet in methods, properties and events: nothing of them is left to run. */
export type * from './events.js';
export type { DealRequest, DialogName } from '../game/index.js';
export type { ResultsReport, StatisticsReport } from '../game/features/statistics/report.js';
export type { MoveReport, StateReport } from './report.js';
export type { FaceRenderer } from './own-faces.js';
export type { Explanation, LossReason, Legality } from '../rules/engine.js';
export type {
  By,
  Cause,
  ChangeDetail,
  DealDetail,
  EffectRecord,
  EndDetail,
  ErrorDetail,
  GameDetail,
  LoadDetail,
  LossDetail,
  MoveDetail,
  Result,
  StepDetail,
  StuckDetail,
  Trouble,
  WinDetail,
} from '../session/index.js';
