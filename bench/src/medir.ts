import { parseArgs } from 'node:util';
import { leerConfig } from '../../apps/api/src/config.ts';
import { urlAplicacion } from '../../apps/api/src/db/migrar.ts';
import { crearDb } from '../../apps/api/src/db/pool.ts';
import { buscarSesion } from '../../apps/api/src/modules/cuenta/cuenta.queries.ts';
import type { Contexto } from '../../apps/api/src/plugins/contexto.ts';
import { ingresar } from '../../apps/api/src/testing/cliente-registro.ts';
import { hoyEnLaPaz } from '../../packages/domain/src/shared/fecha-civil.ts';
import { cargarHttp } from './carga-http.ts';
import { type Caso, casos } from './casos.ts';
import { type Entorno, levantar } from './entorno.ts';
import type { Medida } from './medida.ts';
import { contarTitulares, tomarMuestras } from './muestras.ts';
import { poblar } from './poblar.ts';
import { cargarSql, espiar, type Sentencia, soloLecturas } from './sql-desnudo.ts';
import { imprimir } from './tabla.ts';

const CONEXIONES = 16;
const CALENTAMIENTO_S = 2;
const MUESTRAS = 500;
const USUARIO = 'ope.afiliaciones';
const ENTE = 'CNS';

/** `--filas=N` synthetic affiliations more, `--segundos=N` for each measure, `--solo=texto` some cases, `--perfil=DIR` CPU profile. */
export async function medir(argumentos: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argumentos,
    options: {
      filas: { type: 'string', default: '0' },
      segundos: { type: 'string', default: '10' },
      solo: { type: 'string', default: '' },
      perfil: { type: 'string' },
    },
  });
  const deNode = values.perfil === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.perfil}`];
  const entorno = await levantar(deNode);
  try {
    await poblar(entorno.urlBase, Number(values.filas));
    await medirEn(entorno, Number(values.segundos), values.solo);
  } finally {
    await entorno.cerrar();
  }
}

async function medirEn({ urlBase, servidor }: Entorno, segundos: number, solo: string): Promise<void> {
  const urlApp = urlAplicacion(urlBase, leerConfig({ DATABASE_URL: urlBase }).appPassword);
  const clock = { ahora: () => new Date() };
  const { db, pool } = crearDb({ url: urlApp, max: 1 });
  const espia = espiar(pool);
  const propietario = crearDb({ url: urlBase, max: 1, statementTimeout: 0 });
  const token = await ingresar(servidor.url, USUARIO);
  const contexto = await contextoDe(propietario.pool, USUARIO);
  const total = await contarTitulares(propietario.pool, ENTE);
  const muestras = await tomarMuestras(propietario.pool, ENTE, MUESTRAS);
  const elegidos = casos(token, muestras, total).filter(({ nombre }) => nombre.includes(solo));

  /** What one request sends, session included: learnt from the service itself, not copied. */
  const aprender = async (caso: Required<Pick<Caso, 'leer'>>): Promise<Sentencia[][]> => {
    const aprendidas: Sentencia[][] = [];
    for (let orden = 0; orden < Math.min(MUESTRAS, 100); orden += 1) {
      const ahora = clock.ahora();
      await buscarSesion(db, contexto.sesionId, ahora, hoyEnLaPaz(ahora));
      await caso.leer({ db, clock }, contexto, orden);
      aprendidas.push(espia.tomar());
    }
    return aprendidas;
  };

  const medidas: Medida[] = [];
  for (const caso of elegidos) {
    const http = (conexiones: number, duracion: number) =>
      cargarHttp({ url: servidor.url, conexiones, segundos: duracion, siguiente: caso.siguiente });
    await http(CONEXIONES, CALENTAMIENTO_S);
    const una = await http(1, segundos / 2);
    const muchas = await http(CONEXIONES, segundos);
    let sql: Medida['sql'] = null;
    if (caso.leer) {
      espia.tomar();
      const aprendidas = await aprender({ leer: caso.leer });
      const correr = (desde: Sentencia[][]) =>
        cargarSql({ url: urlApp, conexiones: CONEXIONES, segundos: segundos / 2, muestras: desde });
      sql = {
        viajes: aprendidas[0]?.length ?? 0,
        lecturas: await cargarSql({
          url: urlBase,
          conexiones: CONEXIONES,
          segundos: segundos / 2,
          muestras: aprendidas.map(soloLecturas),
        }),
        todo: await correr(aprendidas),
      };
    }
    medidas.push({ caso, una, muchas, sql });
    console.log(`· ${caso.nombre}: ${muchas.porSegundo.toFixed(0)} /s`);
  }
  imprimir(medidas, { conexiones: CONEXIONES, titulares: total });
  await db.destroy();
  await propietario.db.destroy();
}

async function contextoDe(pool: ReturnType<typeof crearDb>['pool'], username: string): Promise<Contexto> {
  const { rows } = await pool.query<{ id: number; rol: string; ente: number; sesion: string }>(
    `select u.id, u.rol, u.id_ente_gestor as ente, s.id as sesion from usuario u join sesion s on s.id_usuario = u.id
     where u.username = $1 order by s.creada_en desc limit 1`,
    [username],
  );
  const [fila] = rows;
  if (!fila) throw new Error(`${username} has no session`);
  const { id, rol, ente, sesion } = fila;
  return {
    usuario: { id, username, rol, idEnteGestor: ente, idEntidad: null, terminosAceptados: true },
    sesionId: sesion,
    alcance: { idUsuario: id, entes: [ente], idEmpleador: null },
    ip: '127.0.0.1',
    idSolicitud: 'bench',
  };
}
