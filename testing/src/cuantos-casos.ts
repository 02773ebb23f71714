/** Gives how many random cases a test plays: all only where SGPA_TODOS_LOS_CASOS is set (CONTRIBUTING.md). */
export const cuantosCasos = (todos: number, siempre: number): number =>
  process.env.SGPA_TODOS_LOS_CASOS === undefined ? siempre : todos;
