/** The dialog for sharing a deal or a game. */
export interface ShareWords {
  readonly title: string;
  readonly what: string;
  readonly deal: string;
  game(moveCount: number): string;
  /** The labels of the field. */
  readonly link: string;
  readonly text: string;
  readonly copyLink: string;
  readonly copyText: string;
  readonly send: string;
  copied(text: boolean): string;
  readonly notCopied: string;
  readonly notSent: string;
  readonly dealNote: string;
  readonly gameNote: string;
}
