/** Gives how many random cases a test plays: all only where SGPA_TODOS_LOS_CASOS is set (CONTRIBUTING.md). */
export const cuantosCasos = (todos: number, siempre: number): number =>
  process.env.SGPA_TODOS_LOS_CASOS === undefined ? siempre : todos;

const VUELTA = Math.floor(Math.random() * 100);

/** Tells whether this run plays the case at that place, one in `cada`: which ones goes round from run to run. */
export const esSuTurno = (lugar: number, cada: number): boolean => (lugar + VUELTA) % cada === 0;
