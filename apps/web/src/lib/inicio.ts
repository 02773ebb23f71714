/** Gives the page where a role starts (document 1 §6). */
export const inicioDe = (codigoRol: string): string => (codigoRol === 'SSU_CONSULTA' ? '/consultas' : '/dashBoardVue');
