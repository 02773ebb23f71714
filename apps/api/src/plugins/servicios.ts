const SERVICIOS = /^\/(api|monitoreo)(\/|$)/;

/** Whether an address is one of a service's, and not a page's or a file's (acuerdos §1). */
export const esDeServicio = (url: string): boolean => SERVICIOS.test(url);
