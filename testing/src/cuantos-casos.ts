/** How many random cases a test plays: a part each time, all of them where SGPA_TODOS_LOS_CASOS is set (CONTRIBUTING.md). */
export const cuantosCasos = (todos: number, siempre: number): number =>
  process.env.SGPA_TODOS_LOS_CASOS === undefined ? siempre : todos;
