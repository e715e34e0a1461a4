/** What needs the solver, in one file of the build: who asks for a hint often asks for more. */
export { advise, chooseGuide } from './guide/advise.js';
export { hint } from './hint/hint.js';
export { SolverQuestions } from './solver/questions.js';
export { showSolution } from './solution/solution.js';
export { findPar } from './verdict/par.js';
export { explain, goBack, showWhy } from './why/why.js';
