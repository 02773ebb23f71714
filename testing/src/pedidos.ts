import type { FastifyInstance } from 'fastify';

/** Types as much of a JSON schema as our own requests use. */
export interface Esquema {
  type?: string | string[];
  properties?: Record<string, Esquema>;
  required?: string[];
  items?: Esquema;
  anyOf?: Esquema[];
  enum?: unknown[];
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
}

interface Parametro {
  in: string;
  name: string;
  required?: boolean;
  schema: Esquema;
}

interface Operacion {
  tags?: string[];
  parameters?: Parametro[];
  requestBody?: { content: { 'application/json': { schema: Esquema } } };
}

/** Describes one path of the OpenAPI document with what it takes. */
export interface Pedible {
  metodo: 'GET' | 'POST' | 'PUT' | 'DELETE';
  ruta: string;
  slug: string;
  parametros: Parametro[];
  cuerpo: Esquema | undefined;
}

export function pediblesDe(app: FastifyInstance): Pedible[] {
  const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, Operacion>> };
  return Object.entries(paths).flatMap(([ruta, operaciones]) =>
    Object.entries(operaciones).map(([metodo, { tags = [], parameters = [], requestBody }]) => ({
      metodo: metodo.toUpperCase() as Pedible['metodo'],
      ruta,
      slug: tags[0] ?? '',
      parametros: parameters,
      cuerpo: requestBody?.content['application/json'].schema,
    })),
  );
}

/** A schema does not tell what fields mean, so these values hold for somebody whom nobody knows. */
const VALORES: Record<string, unknown> = {
  numero_documento: '1000404',
  numero_documento_titular: '1000404',
  fecha_nacimiento: '1985-03-14',
  ci: '1000404',
  fechaNacimiento: '1985-03-14',
  nitEmpresa: '9999999999',
  fecha_inicio: '2026-10-01',
  codigo_entidad: 'NIT-1020304050',
  tipo_asegurado: 'TRABAJADOR',
  fecha_ingreso_trabajo: '2026-10-01',
  grupo: 'GENERO',
  lista: 'ESTADO_CIVIL',
  nombre: 'MASCULINO',
  departamento: 'LP',
  siglaEnteGestor: 'CNS',
  idEnteGestor: 0,
  code: 999_999_999,
  idAfiliadoEnteGestor: 999_999_999,
  id_afiliacion_ente_gestor: 999_999_999,
  id_novedad_ente_gestor: 999_999_999,
  id_motivo_baja: 606,
  id: 999_999_999,
  usuario: 'alguien.nuevo',
  correo: 'alguien@sgpa.example',
  rol: 'OPE_AFILIACION',
  version: 999_999_999,
  idPoblacionDeclarada: 999_999_999,
  gestion: 2026,
  periodo: 9,
  dia: 30,
};

/** The two places `a` and `b` mean something else in each path. */
const DE_RUTA: Record<string, Record<string, unknown>> = {
  '/api/v1/parametricas/getParametricaHijasByPadre/{a}/{b}': { a: 'MUNICIPIO', b: 'LP' },
  '/api/v1/entidad/find/{a}/{b}': { a: '1020304050', b: 3100 },
};

/** Gives a value that the schema accepts: required fields, and those of which the form asks more than the schema. */
export function muestra(esquema: Esquema, nombre = ''): unknown {
  if (nombre in VALORES && esquema.type !== 'object') return VALORES[nombre];
  const [opcion] = esquema.anyOf ?? [];
  if (opcion) return muestra(opcion, nombre);
  if (esquema.enum) return esquema.enum[0];
  const tipo = [esquema.type].flat()[0];
  if (tipo === 'array') return esquema.items ? [muestra(esquema.items, nombre)] : [];
  if (tipo === 'object') {
    const campos = Object.entries(esquema.properties ?? {});
    const pedidos = campos.filter(([campo]) => esquema.required?.includes(campo) || campo === 'fecha_ingreso_trabajo');
    return Object.fromEntries(pedidos.map(([campo, hijo]) => [campo, muestra(hijo, campo)]));
  }
  if (tipo === 'integer' || tipo === 'number') return Math.max(1, esquema.minimum ?? 1);
  // A demand on a whole role would shut out whoever asks next.
  if (tipo === 'boolean') return false;
  return esquema.format === 'date' ? '2026-10-01' : 'X'.repeat(esquema.minLength || 1);
}

/** Fills the places of the address, by default with what is accepted; each value is percent-encoded. */
export function direccion({ ruta, parametros }: Pedible, cambios: Record<string, string> = {}): string {
  const valor = ({ name, schema }: Parametro) =>
    cambios[name] ?? String(DE_RUTA[ruta]?.[name] ?? muestra(schema, name));
  const lugares = parametros.filter((p) => p.in === 'path');
  const consulta = parametros.filter((p) => p.in === 'query' && (p.required || p.name in cambios));
  const camino = lugares.reduce((r, p) => r.replace(`{${p.name}}`, encodeURIComponent(valor(p))), ruta);
  const busqueda = new URLSearchParams(consulta.map((p) => [p.name, valor(p)])).toString();
  return busqueda === '' ? camino : `${camino}?${busqueda}`;
}
