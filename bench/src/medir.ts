import { parseArgs } from 'node:util';
import { leerConfig } from '@sgpa/api/config';
import { crearAnotador } from '@sgpa/api/db/anotador';
import { urlAplicacion } from '@sgpa/api/db/partes-de-conexion';
import { crearDb } from '@sgpa/api/db/pool';
import { autenticar, exigirPortador, leerComo } from '@sgpa/api/modules/sesion/sesion.service';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { ingresar } from '@sgpa/testing/cliente-registro';
import { cargarHttp } from './carga-http.ts';
import type { Leer } from './caso.ts';
import { casos, deEntre } from './casos.ts';
import { casosDeCertificado } from './certificados.ts';
import { cpuDe } from './cpu.ts';
import { medirDeltas } from './deltas.ts';
import { levantarDesnudo } from './desnudo/desnudo.ts';
import { ingresarComoVarios } from './dieciseis.ts';
import { type Entorno, levantar } from './entorno.ts';
import { cargarEscrituras } from './escrituras.ts';
import { escuchar, type Sentencia } from './escuchar.ts';
import type { Medida } from './medida.ts';
import { contarTitulares, tomarMuestras, ultimoRegistrado } from './muestras.ts';
import { explicar } from './planes.ts';
import { poblar } from './poblar.ts';
import { cargarSql, type Mensajes, soloLecturas } from './sql-desnudo.ts';
import { tablasDe } from './tabla.ts';

const CONEXIONES = 16;
const CALENTAMIENTO_S = 2;
const MUESTRAS = 500;
const APRENDIDAS = 100;
const USUARIO = 'ope.afiliaciones';
/** This user issues certificates. */
const AUTORIDAD = 'cons.autoridad';
const ENTE = 'CNS';

/**
 * Takes `--filas=N` synthetic affiliations more, `--segundos=N` for each measure, `--solo=texto` some cases,
 * `--perfil=DIR` CPU profile, `--planes` plans first, `--datos=DIR` database to keep, `--deltas=N` only the counters'
 * backlog.
 */
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
      deltas: { type: 'string' },
    },
  });
  if (values.deltas !== undefined) return medirDeltas(Number(values.deltas), Number(values.filas), values.datos);
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
  const mensajes: (readonly Sentencia[])[] = [];
  const { db, pool } = crearDb({ url: urlApp, max: 1 });
  escuchar(pool, (sentencias) => mensajes.push(sentencias));
  const escritores = crearDb({ url: urlApp, max: CONEXIONES });
  const propietario = crearDb({ url: urlBase, max: 1, statementTimeout: 0 });
  const token = await ingresar(servidor.url, USUARIO);
  const config = leerConfig({ DATABASE_URL: urlBase });
  const deps = { db, clock, config, anotador: crearAnotador(db) };
  const origen = { ip: '127.0.0.1', idSolicitud: 'bench' };
  const total = await contarTitulares(propietario.pool, ENTE);
  const titulares = await tomarMuestras(propietario.pool, ENTE, MUESTRAS);
  const enCesantia = await tomarMuestras(propietario.pool, ENTE, MUESTRAS, ESTADO.CESANTIA);
  const deAutoridad = await ingresar(servidor.url, AUTORIDAD);
  const deEnte = await ingresarComoVarios(propietario.pool, servidor.url, USUARIO, CONEXIONES);
  const deTodos = await ingresarComoVarios(propietario.pool, servidor.url, AUTORIDAD, CONEXIONES);
  const registrados = await ultimoRegistrado(propietario.pool);
  const elegidos = [
    ...casos(token, deAutoridad, { titulares, enCesantia, total, registrados }),
    ...(await casosDeCertificado(servidor.url, deAutoridad, deEntre(titulares))),
  ].filter(({ nombre }) => nombre.includes(solo));

  /** Learns what each request sends, session included, from the services themselves. */
  const aprender = async (lecturas: readonly Leer[], cuantas: number, quien: string): Promise<Mensajes[][]> => {
    const aprendidas: Mensajes[][] = [];
    for (let orden = 0; orden < cuantas; orden += 1) {
      const pagina: Mensajes[] = [];
      for (const leer of lecturas) {
        mensajes.length = 0;
        await leerComo(
          deps,
          await exigirPortador(deps, quien),
          origen,
          () => {},
          (op) => leer(op, orden),
        );
        pagina.push([...mensajes]);
      }
      aprendidas.push(pagina);
    }
    return aprendidas;
  };

  if (planes) {
    for (const { nombre, lecturas, deAutoridad: suya } of elegidos) {
      if (!lecturas) continue;
      const [pagina = []] = await aprender(lecturas, 1, suya ? deAutoridad : token);
      for (const enviados of pagina)
        for (const generico of [false, true]) {
          const textos = await explicar(urlApp, enviados, generico);
          console.log(`\n## ${nombre}, ${generico ? 'plan genérico' : 'plan a medida'}\n${textos.join('\n')}`);
        }
    }
  }
  const cpu = () => [cpuDe(servidor.proceso.pid ?? 0), cpuDe(pidBase)];
  const desnudo = await levantarDesnudo(urlBase, CONEXIONES);
  const medidas: Medida[] = [];
  for (const caso of elegidos) {
    const http = (conexiones: number, duracion: number) =>
      cargarHttp({
        url: servidor.url,
        conexiones,
        segundos: duracion,
        quienes: caso.deAutoridad ? deTodos : deEnte,
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
    if (caso.lecturas) {
      const aprendidas = await aprender(caso.lecturas, APRENDIDAS, caso.deAutoridad ? deAutoridad : token);
      const suelto = { conexiones: CONEXIONES, segundos: segundos / 2 };
      const lecturas = aprendidas.map((pagina) => pagina.map(soloLecturas));
      sql = {
        viajes: aprendidas[0]?.flat().length ?? 0,
        lecturas: await cargarSql({ ...suelto, url: urlBase, muestras: lecturas }),
        todo: await cargarSql({ ...suelto, url: urlApp, muestras: aprendidas }),
        desnudo: await desnudo.cargar(lecturas, CONEXIONES, segundos),
      };
    }
    let escritura: Medida['escritura'] = null;
    if (caso.escritura) {
      const { db } = escritores;
      const quien = caso.deAutoridad ? deAutoridad : token;
      const portador = await exigirPortador({ db, clock, config }, quien);
      const { contexto } = await autenticar({ db, clock, config }, portador, origen, null);
      escritura = await cargarEscrituras(caso.escritura, { db, contexto }, CONEXIONES, segundos / 2);
    }
    medidas.push({ caso, una, muchas, cpu: { servidor: gastado[0] ?? 0, base: gastado[1] ?? 0 }, sql, escritura });
    console.log(
      `· ${caso.nombre}: ${muchas.porSegundo.toFixed(0)} /s, CPU ${gastado.map((ms) => ms.toFixed(2)).join(' + ')} ms, p95 ${muchas.p95.toFixed(1)}${sql ? `, desnudo ${sql.desnudo.porSegundo.toFixed(0)} /s` : ''}, errores ${muchas.errores}${escritura ? `, escribir solo ${escritura.porSegundo.toFixed(0)} /s` : ''}`,
    );
  }
  console.log(`\n${tablasDe(medidas, { conexiones: CONEXIONES, titulares: total })}`);
  desnudo.cerrar();
  await db.destroy();
  await escritores.db.destroy();
  await propietario.db.destroy();
}
