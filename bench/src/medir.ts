import { parseArgs } from 'node:util';
import { leerConfig } from '@sgpa/api/config';
import type { Contexto } from '@sgpa/api/contexto';
import { urlAplicacion } from '@sgpa/api/db/migrar';
import { crearDb } from '@sgpa/api/db/pool';
import { buscarSesion } from '@sgpa/api/modules/sesion/sesion.queries';
import { ingresar } from '@sgpa/banco-de-pruebas/cliente-registro';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { cargarHttp } from './carga-http.ts';
import { type Caso, casos } from './casos.ts';
import { cpuDe } from './cpu.ts';
import { type Entorno, levantar } from './entorno.ts';
import type { Medida } from './medida.ts';
import { contarTitulares, tomarMuestras, ultimoRegistrado } from './muestras.ts';
import { explicar } from './planes.ts';
import { poblar } from './poblar.ts';
import { cargarSql, espiar, type Sentencia, soloLecturas } from './sql-desnudo.ts';
import { imprimir } from './tabla.ts';

const CONEXIONES = 16;
const CALENTAMIENTO_S = 2;
const MUESTRAS = 500;
const APRENDIDAS = 100;
const USUARIO = 'ope.afiliaciones';
const ENTE = 'CNS';

/** `--filas=N` synthetic affiliations more, `--segundos=N` for each measure, `--solo=texto` some cases, `--perfil=DIR` CPU profile, `--planes` plans first, `--datos=DIR` database to keep. */
export async function medir(argumentos: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argumentos,
    options: {
      filas: { type: 'string', default: '0' },
      segundos: { type: 'string', default: '10' },
      solo: { type: 'string', default: '' },
      perfil: { type: 'string' },
      datos: { type: 'string' },
      planes: { type: 'boolean', default: false },
    },
  });
  const deNode = values.perfil === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.perfil}`];
  const entorno = await levantar(deNode, values.datos);
  try {
    await poblar(entorno.urlBase, Number(values.filas));
    await medirEn(entorno, { segundos: Number(values.segundos), solo: values.solo, planes: values.planes });
  } finally {
    await entorno.cerrar();
  }
}

interface Pedido {
  segundos: number;
  solo: string;
  planes: boolean;
}

async function medirEn({ urlBase, servidor, pidBase }: Entorno, { segundos, solo, planes }: Pedido): Promise<void> {
  const urlApp = urlAplicacion(urlBase, leerConfig({ DATABASE_URL: urlBase }).appPassword);
  const clock = { ahora: () => new Date() };
  const { db, pool } = crearDb({ url: urlApp, max: 1 });
  const espia = espiar(pool);
  const propietario = crearDb({ url: urlBase, max: 1, statementTimeout: 0 });
  const token = await ingresar(servidor.url, USUARIO);
  const contexto = await contextoDe(propietario.pool, USUARIO);
  const total = await contarTitulares(propietario.pool, ENTE);
  const titulares = await tomarMuestras(propietario.pool, ENTE, MUESTRAS);
  const enCesantia = await tomarMuestras(propietario.pool, ENTE, MUESTRAS, ESTADO.CESANTIA);
  const elegidos = casos(token, {
    titulares,
    enCesantia,
    total,
    registrados: await ultimoRegistrado(propietario.pool),
  }).filter(({ nombre }) => nombre.includes(solo));

  /** What one request sends, session included: learnt from the service itself, not copied. */
  const aprender = async (caso: Required<Pick<Caso, 'leer'>>, cuantas: number): Promise<Sentencia[][]> => {
    espia.tomar();
    const aprendidas: Sentencia[][] = [];
    for (let orden = 0; orden < cuantas; orden += 1) {
      const ahora = clock.ahora();
      await buscarSesion(db, contexto.sesionId, ahora, hoyEnLaPaz(ahora));
      await caso.leer({ db, clock }, contexto, orden);
      aprendidas.push(espia.tomar());
    }
    return aprendidas;
  };

  if (planes) {
    for (const { nombre, leer } of elegidos) {
      if (!leer) continue;
      const [sentencias = []] = await aprender({ leer }, 1);
      for (const generico of [false, true]) {
        const textos = await explicar(urlApp, contexto.alcance, sentencias, generico);
        console.log(`\n## ${nombre}, ${generico ? 'plan genérico' : 'plan a medida'}\n${textos.join('\n')}`);
      }
    }
  }
  const cpu = () => [cpuDe(servidor.proceso.pid ?? 0), cpuDe(pidBase)];
  const medidas: Medida[] = [];
  for (const caso of elegidos) {
    const http = (conexiones: number, duracion: number) =>
      cargarHttp({
        url: servidor.url,
        conexiones,
        segundos: duracion,
        siguiente: caso.siguiente,
        contiene: caso.contiene,
      });
    await http(CONEXIONES, CALENTAMIENTO_S);
    const una = await http(1, segundos / 2);
    const antes = cpu();
    const muchas = await http(CONEXIONES, segundos);
    const peticiones = muchas.porSegundo * segundos;
    const gastado = cpu().map((total, i) => (total - (antes[i] ?? 0)) / peticiones);
    let sql: Medida['sql'] = null;
    if (caso.leer) {
      const aprendidas = await aprender({ leer: caso.leer }, APRENDIDAS);
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
    medidas.push({ caso, una, muchas, cpu: { servidor: gastado[0] ?? 0, base: gastado[1] ?? 0 }, sql });
    console.log(
      `· ${caso.nombre}: ${muchas.porSegundo.toFixed(0)} /s, CPU ${gastado.map((ms) => ms.toFixed(2)).join(' + ')} ms`,
    );
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
