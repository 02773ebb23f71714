export const PASSWORD = 'Demo-SGPA-2026-La-Paz';

interface Lista {
  total: number;
  datos: { numero_documento: string; estado: { descripcion: string } }[];
}

/** The API of the instance, asked from outside the browser: to set the stage, and to learn what is true. */
export interface Servidor {
  url: string;
  ingresar(username: string): Promise<string>;
  /** Ends the session on the server; the browser does not know it. */
  revocar(token: string): Promise<void>;
  /** Holders that the list counts for a query. */
  titulares(token: string, consulta?: Record<string, string>): Promise<Lista>;
  beneficiarios(token: string, consulta?: Record<string, string>): Promise<number>;
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
    titulares: async (token, consulta = {}) =>
      (await json(`/v1/afiliado/ente-gestor-all?${consultaDe(consulta)}`, con(token))) as Lista,
    async beneficiarios(token, consulta = {}) {
      const ruta = `/v1/beneficiario/ente-gestor-all?${consultaDe({ tipoAfiliado: 'BENEFICIARIO', ...consulta })}`;
      return ((await json(ruta, con(token))) as { totalElement: number }).totalElement;
    },
  };
}
