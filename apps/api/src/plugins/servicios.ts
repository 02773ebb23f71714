const SERVICIOS = /^\/(api|monitoreo)(\/|$)/;

/** Tells a service's address from a page's or a file's (acuerdos §1). */
export const esDeServicio = (url: string): boolean => SERVICIOS.test(url);
