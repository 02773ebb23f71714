import type { ClaveRuta } from '@sgpa/contract/endpoints';
import { baseDe, type Ruta, slugDe } from '@sgpa/contract/ruta';
import { RUTAS } from '@sgpa/contract/rutas.generated';
import { CUENTAS_DEMO } from '@sgpa/demo/cuentas';
import { puedeArrastrar } from '@sgpa/domain/asegurado/permiso-arrastre';
import { descripcionOperacion } from '@sgpa/domain/cuenta/operaciones';
import { puede } from '@sgpa/domain/cuenta/permisos';
import { esRolAutoridad, ROLES, type Rol } from '@sgpa/domain/cuenta/roles';
import { type IdEnteGestor, idEnteGestor } from '@sgpa/domain/shared/ids';
import { rolAtiende, TIPOS_ASEGURADO, type TipoAsegurado } from '@sgpa/domain/titular/tipo-asegurado';
import { SOL } from '@sgpa/testing/alguien';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { FILAS_EN_SU_CARPETA } from '@sgpa/testing/cable/por-caso';
import { EMPLEADOR } from '@sgpa/testing/ciclo';
import { cuantosCasos, esSuTurno } from '@sgpa/testing/cuantos-casos';
import { usuarioDe } from '@sgpa/testing/cuentas';
import {
  apellidoUnico,
  COMPLEMENTO_DE_HOY,
  entidadDe,
  type Familia,
  otroTipo,
  type PedidoFamilia,
  sembrador,
} from '@sgpa/testing/familias';
import { cambiadas, huellaDeLosDemas, huellasDe } from '@sgpa/testing/huellas';
import type { Fila } from '@sgpa/testing/matriz/fila';
import { MATRIZ as DE_LOS_DEMAS } from '@sgpa/testing/matriz/matriz';
import { pediblesDe } from '@sgpa/testing/pedidos';
import { CPS } from '@sgpa/testing/titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { esDeServicio } from './servicios.ts';

const MATRIZ = { ...DE_LOS_DEMAS, ...FILAS_EN_SU_CARPETA };
const CLAVES = Object.keys(RUTAS) as ClaveRuta[];
const FILAS = CLAVES.flatMap((clave) => {
  const filas = MATRIZ[clave];
  return filas === undefined || typeof filas === 'string'
    ? []
    : filas.map((fila) => ({ nombre: [clave, fila.que].filter(Boolean).join(' '), clave, fila }));
});

/** The identity service is asked about them by present data; elsewhere half of the cells use former data. */
const DE_QUIEN_SE_VALIDA = /^(validacion|registro)-/;

interface Celda {
  rol: Rol;
  propio: boolean;
  tipo: TipoAsegurado;
}
/** No managing entity is an authority's own. */
const CELDAS: readonly Celda[] = ROLES.flatMap((rol) =>
  (esRolAutoridad(rol) ? [false] : [true, false]).flatMap((propio) =>
    TIPOS_ASEGURADO.map(({ codigo }) => ({ rol, propio, tipo: codigo })),
  ),
);

/** What a role does not reach is asked for with one insured type in so many; which ones goes round from run to run. */
const DE_CADA = cuantosCasos(1, 3);

/**
 * Each path × role × own / other managing entity × insured type gets an answer, and does something to somebody (issue 8
 * item 8).
 */
describe('matriz-permisos.test.ts', () => {
  let api: ApiDePrueba;
  let sembrar: Awaited<ReturnType<typeof sembrador>>;
  const tokens = new Map<Rol, string>();
  const entes = new Map<Rol, IdEnteGestor>();
  const intactas = new Map<string, Familia>();
  beforeAll(async () => {
    api = await crearApiDePrueba();
    const { db } = api.base.owner;
    sembrar = await sembrador(db);
    const gestores = await db.selectFrom('ente_gestor').select(['id', 'sigla']).execute();
    for (const rol of ROLES) {
      const cuenta = CUENTAS_DEMO.find(({ username }) => username === usuarioDe(rol));
      tokens.set(rol, await api.ingresar(usuarioDe(rol)));
      entes.set(rol, gestores.find(({ sigla }) => sigla === cuenta?.ente)?.id ?? idEnteGestor(0));
    }
  });
  afterAll(() => api.cerrar());

  const enteDe = ({ rol, propio }: Celda): IdEnteGestor => (propio ? (entes.get(rol) ?? idEnteGestor(0)) : CPS);
  const enAlcance = ({ rol, propio, tipo }: Celda): boolean =>
    rol === 'EMP_CONSULTA' ? entidadDe(tipo) === EMPLEADOR : propio || esRolAutoridad(rol);

  const seMira = (celda: Celda, lugar: number, clave: ClaveRuta): boolean =>
    puede(celda.rol, slugDe(clave)) ? enAlcance(celda) || esSuTurno(lugar, DE_CADA) : celda.tipo === 'VOLUNTARIO';

  /** Computes what the domain's tables and the row say. */
  function esperado(
    celda: Celda,
    clave: ClaveRuta,
    { fuera, porTipo, cambia, deOtroTipo, rechaza, segip }: Fila,
  ): string {
    const { rol, tipo } = celda;
    const slug = slugDe(clave);
    if (!puede(rol, slug)) return 'SIN_PERMISO';
    if (!enAlcance(celda)) return fuera ?? 'NO_ENCONTRADO';
    if (porTipo && !rolAtiende(rol, tipo)) return deOtroTipo ? 'SOLICITUD_INVALIDA' : 'SIN_PERMISO';
    const arrastra = (de: 'TITULAR' | 'BENEFICIARIO', tipo_asegurado: string, sigueAlTitular = false) =>
      puedeArrastrar(rol, slug, { tipo: de, tipo_asegurado, sigueAlTitular });
    const alcanza = (que: (typeof cambia)[number]) => cambia.includes(que);
    if (segip === undefined && alcanza('otra') && !arrastra('TITULAR', otroTipo(tipo))) return 'ARRASTRE_SIN_PERMISO';
    if (alcanza('nueva') && alcanza('objetivo') && !arrastra('TITULAR', otroTipo(tipo))) return 'ARRASTRE_SIN_PERMISO';
    return rechaza?.[tipo] ?? 'HECHO';
  }

  interface Cuerpo {
    codigo?: string;
    mensaje?: string;
    operacion?: string;
    codigo_respuesta?: number;
    data?: { estado_almacenamiento?: { codigo: number; detalle: string } }[];
  }
  function clase(status: number, body: Cuerpo): string {
    if (status >= 400) return body.codigo ?? String(status);
    if (body.operacion === 'false') return body.mensaje ?? '';
    if (body.codigo_respuesta !== undefined && body.codigo_respuesta !== 100) return body.mensaje ?? '';
    const almacenado = Array.isArray(body.data) ? body.data[0]?.estado_almacenamiento : undefined;
    if (almacenado && ![500, 501].includes(almacenado.codigo)) return almacenado.detalle;
    return 'HECHO';
  }

  async function pedir(rol: Rol, clave: ClaveRuta, fila: Fila, familia: Familia) {
    const { method, path, servicio }: Ruta = RUTAS[clave];
    const registro = fila.lee && (await leerRegistro(fila.lee, familia));
    const { lugares = {}, busqueda, cuerpo } = await fila.pedido(familia, registro);
    const ruta = Object.entries(lugares).reduce((r, [lugar, valor]) => r.replace(`:${lugar}`, String(valor)), path);
    const completa = `${baseDe({ servicio })}${ruta}${busqueda === undefined ? '' : `?${busqueda}`}`;
    const { status, body } = await api.inyectar<Cuerpo>(tokens.get(rol) ?? null, method, completa, cuerpo);
    if (status === 200 && fila.muestra) {
      const suyo =
        fila.muestra === 'declaracion'
          ? `idPoblacionDeclarada":${familia.declaracion}`
          : `:${familia.ids[fila.muestra]}`;
      return new RegExp(`${suyo}[,}]`).test(JSON.stringify(body)) ? 'HECHO' : 'VACIO';
    }
    if (status === 200 && fila.archivo) return String(body).includes(familia.entidad) ? 'HECHO' : 'NO_ENCONTRADO';
    return clase(status, body);
  }

  async function leerRegistro(clave: ClaveRuta, { ids }: Familia): Promise<unknown> {
    const id = clave.startsWith('actualizacion-titular') ? ids.objetivo : ids.suBeneficiario;
    const ruta = `/api${RUTAS[clave].path.replace(':code', String(id))}`;
    const { body } = await api.inyectar<{ data: unknown }>(tokens.get('ADM_SGPA') ?? null, 'GET', ruta);
    return body.data;
  }

  const llamada = (numero: string) => ({
    nombres: 'JORGE LUIS',
    primerApellido: 'GUTIÉRREZ',
    segundoApellido: apellidoUnico(numero),
  });
  /** A family that was left unchanged serves again. */
  async function familiaPara(celda: Celda, clave: ClaveRuta, fila: Fila, nueva: boolean) {
    const { situacion = 'ACTIVA', sola, deOtroTipo, cambia } = fila;
    const tipo = deOtroTipo ? otroTipo(celda.tipo) : celda.tipo;
    const pedido: PedidoFamilia = {
      ente: enteDe(celda),
      tipo,
      situacion,
      ...(sola && { sola }),
      ...(deOtroTipo && { nuevo: celda.tipo }),
      ...(DE_QUIEN_SE_VALIDA.test(clave) || CELDAS.indexOf(celda) % 2 === 0 ? {} : { porLoDeAntes: true as const }),
    };
    const llave = JSON.stringify(pedido);
    const familia = (!nueva && intactas.get(llave)) || (await sembrar(pedido));
    if (!nueva || cambia.length === 0) intactas.set(llave, familia);
    else intactas.delete(llave);
    for (const numero of [familia.titular, familia.beneficiario, familia.nueva]) {
      const complemento = pedido.porLoDeAntes && numero !== familia.nueva ? COMPLEMENTO_DE_HOY : '';
      api.simuladores.control.ponerPersonas(numero, [
        { ...SOL, ...llamada(numero), complemento, ...fila.segip, numero },
      ]);
    }
    return familia;
  }

  it('todo camino tiene su fila, y toda fila su camino', () => {
    const rutas = CLAVES.map((clave): string => {
      const { method, path, servicio }: Ruta = RUTAS[clave];
      return `${method} ${baseDe({ servicio })}${path.replace(/:(\w+)/g, '{$1}')}`;
    });
    const servidas = pediblesDe(api.app).filter(({ slug, ruta }) => slug !== '' && esDeServicio(ruta));
    expect(servidas.map(({ metodo, ruta }) => `${metodo} ${ruta}`).filter((ruta) => !rutas.includes(ruta))).toEqual([]);
    expect(CLAVES.filter((clave) => !(clave in MATRIZ))).toEqual([]);
    expect(Object.keys(MATRIZ).filter((clave) => !(clave in RUTAS))).toEqual([]);
    const escriben = CLAVES.filter((clave) => 'idempotente' in RUTAS[clave] && clave !== 'cambio-password');
    expect(escriben.filter((clave) => MATRIZ[clave] === 'permisos.test.ts')).toEqual([]);
  });

  it('lo que escribe tiene su texto entre las operaciones realizadas', () => {
    const escriben = CLAVES.filter((clave) => 'idempotente' in RUTAS[clave]).map(slugDe);
    expect(escriben.filter((slug) => descripcionOperacion(slug) === slug)).toEqual([]);
  });

  it.each(FILAS)('$nombre: a quién responde y qué cambia', async ({ clave, fila }) => {
    const { db } = api.base.owner;
    const demas = await huellaDeLosDemas(db);
    const quietas = new Map<Familia, Map<string, string>>();
    for (const celda of CELDAS.filter((una, lugar) => seMira(una, lugar, clave))) {
      const dicho = esperado(celda, clave, fila);
      const cambia = dicho === 'HECHO' ? [...new Set(fila.cambiaPara?.[celda.rol] ?? fila.cambia)].sort() : [];
      const familia = await familiaPara(celda, clave, fila, cambia.length > 0);
      const antes = quietas.get(familia) ?? (await huellasDe(db, familia));
      const respuesta = await pedir(celda.rol, clave, fila, familia);
      if (cambia.length === 0) quietas.set(familia, antes);
      const visto = cambia.length === 0 ? [] : cambiadas(antes, await huellasDe(db, familia));
      expect.soft({ ...celda, respuesta, cambia: visto }).toEqual({ ...celda, respuesta: dicho, cambia });
    }
    // Whom no request should change is asked once all have been made.
    for (const [familia, antes] of quietas) {
      const { ente, tipo } = familia;
      const cambia = cambiadas(antes, await huellasDe(db, familia));
      expect.soft({ ente, tipo, cambia }).toEqual({ ente, tipo, cambia: [] });
    }
    expect(await huellaDeLosDemas(db)).toEqual(demas);
  });
});
