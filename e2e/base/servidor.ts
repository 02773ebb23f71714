import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';

export const PASSWORD = 'Demo-SGPA-2026-La-Paz';

interface Lista {
  total: number;
  datos: FilaAsegurado[];
}

/** Asks the API of the instance from outside the browser, to set the stage and to learn what is true. */
export interface Servidor {
  url: string;
  ingresar(username: string): Promise<string>;
  /** Ends the session on the server; the browser does not know it. */
  revocar(token: string): Promise<void>;
  /** Counts the holders of the list for a query. */
  titulares(token: string, consulta?: Record<string, string>): Promise<Lista>;
  beneficiarios(token: string, consulta?: Record<string, string>): Promise<number>;
  /** Gives the row of that document number; @throws unless there is exactly one. */
  fila(token: string, numeroDocumento: string, tipo?: 'TITULAR' | 'BENEFICIARIO'): Promise<FilaAsegurado>;
  leer(token: string, ruta: string): Promise<unknown>;
  /** Writes as somebody else does meanwhile. */
  enviar(token: string, method: 'POST' | 'PUT', ruta: string, cuerpo: unknown): Promise<unknown>;
}

export function servidorEn(url: string): Servidor {
  const tokens = new Map<string, Promise<string>>();

  async function json(ruta: string, opciones: RequestInit = {}): Promise<unknown> {
    const respuesta = await fetch(`${url}/api${ruta}`, {
      ...opciones,
      headers: { 'content-type': 'application/json', ...opciones.headers },
    });
    const texto = await respuesta.text();
    if (!respuesta.ok) throw new Error(`${ruta}: ${respuesta.status} ${texto}`);
    return texto === '' ? undefined : JSON.parse(texto);
  }
  const con = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });
  const consultaDe = (consulta: Record<string, string>) =>
    new URLSearchParams({ page: '0', limit: '10', ...consulta }).toString();

  async function pedirToken(username: string): Promise<string> {
    const cuerpo = JSON.stringify({ username, password: PASSWORD });
    const { token } = (await json('/v1/login_app', { method: 'POST', body: cuerpo })) as { token: string };
    return token;
  }

  const listarTitulares = async (token: string, consulta: Record<string, string> = {}) =>
    (await json(`/v1/afiliado/ente-gestor-all?${consultaDe(consulta)}`, con(token))) as Lista;

  async function listarBeneficiarios(token: string, consulta: Record<string, string> = {}) {
    const ruta = `/v1/beneficiario/ente-gestor-all?${consultaDe({ tipoAfiliado: 'BENEFICIARIO', ...consulta })}`;
    return (await json(ruta, con(token))) as { totalElement: number; content: FilaAsegurado[] };
  }

  return {
    url,
    ingresar(username) {
      const token = tokens.get(username) ?? pedirToken(username);
      tokens.set(username, token);
      return token;
    },
    async revocar(token) {
      tokens.clear();
      await json('/v1/logout', { method: 'POST', body: '{}', ...con(token) });
    },
    titulares: listarTitulares,
    beneficiarios: async (token, consulta) => (await listarBeneficiarios(token, consulta)).totalElement,
    async fila(token, numeroDocumento, tipo = 'TITULAR') {
      const consulta = { numeroDocumento };
      const filas =
        tipo === 'TITULAR'
          ? (await listarTitulares(token, consulta)).datos
          : (await listarBeneficiarios(token, consulta)).content;
      const [fila, otra] = filas;
      if (!fila || otra) throw new Error(`${numeroDocumento}: ${filas.length} rows`);
      return fila;
    },
    leer: (token, ruta) => json(ruta, con(token)),
    enviar: (token, method, ruta, cuerpo) => json(ruta, { method, body: JSON.stringify(cuerpo), ...con(token) }),
  };
}
