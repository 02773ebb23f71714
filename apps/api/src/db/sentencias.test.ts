import { glob } from 'node:fs/promises';
import path from 'node:path';
import { CONTEOS as C } from '@sgpa/domain/declaracion/conteos';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { type Base, crearBase } from '@sgpa/testing/base';
import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { CERTIFICADO, FILTROS_DE_LISTA } from '@sgpa/testing/db/muestras';
import { CASOS_DE_CUENTA } from '@sgpa/testing/db/sentencias.cuenta.casos';
import { CASOS_DE_LISTA } from '@sgpa/testing/db/sentencias.lista.casos';
import { CASOS_DE_REGISTRO } from '@sgpa/testing/db/sentencias.registro.casos';
import { type ColumnaDescrita, crearDescriptor } from '@sgpa/testing/describir';
import { leidasEnteras } from '@sgpa/testing/plan';
import { AHORA } from '@sgpa/testing/reloj';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tareas from '../jobs/tareas.queries.ts';
import { abrirNovedadesEdad } from '../modules/afiliacion/aviso-edad.queries.ts';
import { guardarEstampas, insertarHistorias } from '../modules/afiliacion/cambios.queries.ts';
import {
  abrirNovedadesDefuncion,
  abrirNovedadPorConfirmar,
  defuncionRegistrada,
  informarDefuncion,
  marcarFallecida,
} from '../modules/afiliacion/defuncion.queries.ts';
import { documentosDe, documentosDePersona } from '../modules/afiliacion/documentos.queries.ts';
import { registrosConDatos } from '../modules/afiliacion/poblacion-asegurada.queries.ts';
import { registrosDePersona, registrosEnTodosLosEntes } from '../modules/afiliacion/registros-de-persona.queries.ts';
import * as asegurado from '../modules/asegurado/asegurado.queries.ts';
import { enteDe, historiaDe } from '../modules/asegurado/historia-asegurado/historia.queries.ts';
import { insertarAnotaciones, mostrarEnExportacion } from '../modules/auditoria/auditoria.queries.ts';
import * as auditada from '../modules/auditoria/lectura.queries.ts';
import * as sellado from '../modules/auditoria/sellado.queries.ts';
import * as sujetos from '../modules/auditoria/sujetos.queries.ts';
import { sinSellarTras } from '../modules/auditoria/verificacion.queries.ts';
import { entidadesActivas, informarEmpleador, registrarEmpleador } from '../modules/catalogo/catalogo.queries.ts';
import { parametricaPorTexto } from '../modules/catalogo/codigos.queries.ts';
import * as certificado from '../modules/certificado/certificado.queries.ts';
import { clavesPublicadas } from '../modules/certificado/claves.queries.ts';
import { arrastreDe } from '../modules/ciclo/arrastre.queries.ts';
import { retirarDefuncion } from '../modules/ciclo/defuncion-conocida.queries.ts';
import { buscarRentista } from '../modules/ciclo/habilitacion-derechohabiente/rentista.queries.ts';
import { abrirNovedadesRevision } from '../modules/ciclo/novedad-de-revision.queries.ts';
import { terminadasPorCambio } from '../modules/ciclo/revision-afiliacion/terminadas.queries.ts';
import { terminadasPorDefuncion } from '../modules/ciclo/revision-fallecimiento/terminadas.queries.ts';
import * as guardado from '../modules/declaracion/conteo-guardado.queries.ts';
import * as conteo from '../modules/declaracion/conteo-registro.queries.ts';
import * as personas from '../modules/declaracion/personas-declaracion/personas.queries.ts';
import { totalesPorEdad } from '../modules/estadistica/edades.queries.ts';
import { cuantosEmpleadores, empleadoresPorTamano } from '../modules/estadistica/empleadores.queries.ts';
import { totalesPorEnte, totalesPorEstado } from '../modules/estadistica/estadistica.queries.ts';
import { totalesPorPeriodo } from '../modules/estadistica/por-periodo.queries.ts';
import { totalesPorUsuario } from '../modules/estadistica/por-usuario.queries.ts';
import { respuestaGuardada, tomarClave } from '../modules/idempotencia/idempotencia.queries.ts';
import {
  abiertasDeLaPersona,
  novedadPedida,
  registrosDeLaNovedad,
} from '../modules/novedad/detalle-novedad/detalle.queries.ts';
import { totalDeNovedades } from '../modules/novedad/novedad.queries.ts';
import * as novedades from '../modules/novedad/novedades/novedades.queries.ts';
import { abrirReportadas, candidatas } from '../modules/novedad/reporte-novedad/reporte.queries.ts';
import * as importacionDeEstablecimientos from '../modules/parametro/importacion-establecimientos/importacion-establecimientos.queries.ts';
import * as parametro from '../modules/parametro/parametro.queries.ts';
import * as parametros from '../modules/parametro/parametros/parametros.queries.ts';
import { fichaEnJson } from '../modules/persona/ficha.queries.ts';
import { probarEsquema } from '../modules/salud/salud.queries.ts';
import { momentoDeLaBase } from './reloj.queries.ts';
import { type Columnas, sentenciasConocidas } from './sentencia.ts';

const CODIGO = path.resolve(import.meta.dirname, '..');
const DIA = fecha('2026-10-14');
const DOCUMENTO = { numero: numeroDocumento('1000100'), complemento: '', fechaNacimiento: fecha('1985-03-14') };
const CLAVE_DETALLE = { ...DOCUMENTO, codigoEntidad: 'NIT-1020304050', fechaAfiliacion: DIA };

const CIFRAS = C.map((conteo, id) => ({ id_ente_gestor: 1, fecha: DIA, conteo, departamento: id ? { id } : null }));
const TODO_DE_AUDITORIA = { usuario: 'x', accion: 'x', idEnteGestor: 1, desde: DIA, hasta: DIA, tras: '_1', limite: 1 };

const CASOS = [
  ...CASOS_DE_CUENTA,
  ...CASOS_DE_LISTA,
  ...CASOS_DE_REGISTRO,
  caso(tareas.fundirContadores),
  caso(tareas.diferenciasDeContadores),
  caso(tareas.continuarAuditoria),
  caso(sellado.tomarTurno),
  caso(sellado.porSellar, '0', 0, 1),
  caso(sellado.filasEntre, { xid: '0', id: 0 }, { xid: '1', id: 0 }, 1),
  caso(sinSellarTras, '0', 0),
  caso(mostrarEnExportacion, AHORA, 'x', [1]),
  caso(auditada.paginaDeAuditoria, TODO_DE_AUDITORIA),
  caso(auditada.paginaDePersona, { numero: '1000100' }, TODO_DE_AUDITORIA),
  caso(auditada.paginaDePersona, { idAfiliacion: 1 }, { limite: 1 }),
  caso(auditada.afiliacionAuditada, 1),
  ...[sujetos.personasNombradas, sujetos.cosasNombradas].map((una) => caso(una, {})),
  caso(tareas.prepararParticiones, DIA),
  caso(tareas.limpiar, AHORA),
  caso(tareas.tieneDatosDemo),
  caso(abrirNovedadesEdad, [{ id: 1, detalle: '' }], AHORA),
  caso(guardarEstampas, [], 1, AHORA),
  caso(insertarHistorias, []),
  caso(informarDefuncion, '1', '', 1),
  caso(informarEmpleador, { codigo: 'NIT-1', tipo_codigo: 1, numero: '1', nombre: 'X', fuente: 'OVT' }),
  caso(registrarEmpleador, 'NIT-1'),
  caso(momentoDeLaBase, AHORA),
  caso(marcarFallecida, 1, DIA, 'SEGIP', AHORA),
  caso(abrirNovedadesDefuncion, [1], '', AHORA),
  caso(abrirNovedadPorConfirmar, 1, 1, '', AHORA),
  caso(registrosEnTodosLosEntes, DOCUMENTO),
  caso(registrosDePersona, 1),
  caso(registrosConDatos, DOCUMENTO, 1),
  caso(defuncionRegistrada, DOCUMENTO, 1),
  caso(asegurado.filasDeLista, sql`select 1::bigint as id`, 'TITULAR'),
  caso(asegurado.filasDeLista, sql`select 1::bigint as id`, 'BENEFICIARIO'),
  caso(asegurado.afiliacionesDelTitular, { ...CLAVE_DETALLE, siglaEnteGestor: null }),
  caso(asegurado.afiliacionesDelTitular, { ...CLAVE_DETALLE, siglaEnteGestor: 'CNS' }),
  caso(asegurado.beneficiariosDelTitular, { ...CLAVE_DETALLE, siglaEnteGestor: null }),
  caso(asegurado.fichaDelTitular, { ...CLAVE_DETALLE, siglaEnteGestor: 'CNS' }),
  caso(certificado.tomarNumero),
  caso(certificado.guardarCertificado, CERTIFICADO),
  caso(certificado.certificadoPorCodigo, {
    codigo: CERTIFICADO.certificado.codigo,
    ahora: AHORA,
    ip: '127.0.0.1',
    idSolicitud: '',
  }),
  caso(clavesPublicadas),
  caso(historiaDe, 1),
  caso(documentosDe, 1),
  caso(documentosDePersona, 1),
  caso(enteDe, 1),
  caso(insertarAnotaciones, []),
  ...[0, 1].map((ente) => caso(entidadesActivas, ente, '', 10, 0)),
  caso(parametricaPorTexto, 'GENERO', 'M'),
  caso(arrastreDe, 1, 'baja-titular'),
  caso(buscarRentista, 'X'),
  caso(abrirNovedadesRevision, [1], 'REVISION', '', AHORA),
  caso(terminadasPorCambio, { id: 1, id_persona: 1, id_ente_gestor: 1 }),
  caso(terminadasPorDefuncion, 1),
  caso(retirarDefuncion, 1, AHORA),
  ...[null, 1].flatMap((entidad) => {
    const ambito = { entes: [1], ente: 1, entidad, hoy: DIA };
    const rango = { desde: DIA, hasta: DIA, estados: [101] };
    return [
      caso(totalesPorEstado, ambito),
      caso(totalesPorEnte, ambito),
      caso(totalesPorEdad, ambito),
      caso(empleadoresPorTamano, ambito, 5, 5),
      caso(cuantosEmpleadores, ambito),
      caso(totalesPorPeriodo, ambito, { ...rango, clase: 'ACTUALIZACION', paso: 'MES' }),
      caso(totalesPorPeriodo, ambito, { ...rango, clase: 'REGISTRO', paso: 'DIA' }),
      ...(['CREACION', 'MODIFICACION'] as const).map((autoria) => caso(totalesPorUsuario, ambito, autoria)),
    ];
  }),
  caso(conteo.cubiertosEn, [1], DIA),
  caso(tomarClave, 'clave'),
  caso(respuestaGuardada, 'clave'),
  caso(fichaEnJson, { id_persona: 1, id_ente_gestor: 1 }),
  ...[
    { idEnteGestor: null, numeroDocumento: null, departamento: null },
    { idEnteGestor: 1, numeroDocumento: '1000100', departamento: 'LP' },
  ].flatMap((filtro) => [caso(totalDeNovedades, filtro), caso(novedades.paginaDeNovedades, filtro, 0, 10)]),
  caso(novedades.departamentoDeNovedades, 'LP'),
  caso(novedadPedida, 1),
  caso(registrosDeLaNovedad, 1),
  caso(abiertasDeLaPersona, 1),
  caso(candidatas, []),
  caso(abrirReportadas, [], AHORA),
  caso(importacionDeEstablecimientos.tomarListaDeEstablecimientos),
  caso(parametro.tomarParametro, 'GENERO', 10),
  caso(parametro.cambiarParametro, 'GENERO', 10, {}),
  caso(parametro.anadirParametro, 'ESTADO_CIVIL', {}),
  caso(parametro.usosDe, 'EMPLEADOR', 1, 10),
  ...FILTROS_DE_LISTA.flatMap((filtro) => [
    ...(['GENERO', 'ENTE_GESTOR', 'ESTABLECIMIENTO'] as const).flatMap((lista) => [
      caso(parametros.cuantosDeLista, lista, filtro),
      caso(parametros.paginaDeLista, lista, filtro, 10, 0),
    ]),
    caso(parametros.cuantosEmpleadores, filtro, 1001),
    caso(parametros.paginaDeEmpleadores, filtro, 1001, 10, 0),
  ]),
  caso(guardado.desdeDondeMirar),
  caso(guardado.marcarAlcanzados, 'motivo', new Date(0), new Date(0)),
  caso(guardado.guardarAnterior, 1, DIA),
  caso(conteo.diasPorContar, DIA, DIA, 5),
  caso(conteo.ultimaAfiliacion),
  caso(conteo.cubiertasDelTramo, [], 0, 1),
  caso(conteo.observadasEn, []),
  caso(conteo.recienNacidasEn, []),
  ...CIFRAS.flatMap((cifra) => [
    caso(personas.cuantasPersonas, cifra, 10),
    caso(personas.paginaDePersonas, cifra, '2026-01-01_1', 10),
  ]),
  caso(probarEsquema),
];

const SIN_PERMISO = '42501';
/** Lists of the country, keys, what waits some seconds for the counters, and what the authority decides by hand. */
const PEQUENAS = new Set([
  'certificado_clave',
  'contador_delta',
  'departamento',
  'ente_gestor',
  'establecimiento_salud',
  'identidad_aparte',
  'municipio',
  'rol',
  'union_identidad',
]);

describe('sentencias.test.ts', () => {
  let base: Base;
  let cliente: pg.Client;
  let descriptor: Awaited<ReturnType<typeof crearDescriptor>>;
  beforeAll(async () => {
    base = await crearBase({ sinDatos: true });
    // A connection of its own: those of the pool send statements behind each other, and describe none.
    cliente = new pg.Client({ connectionString: base.owner.url });
    await cliente.connect();
    descriptor = await crearDescriptor(cliente);
  });
  afterAll(async () => {
    await cliente.end();
    await base.cerrar();
  });

  /** What is written beside the statement, told as PostgreSQL tells it. */
  const escrita = (columna: Columnas[string], { origen, tipo }: ColumnaDescrita): string => {
    const de = typeof columna === 'string' ? columna.replace('?', '') : columna.tipo;
    // Where PostgreSQL does not know where it comes from (a function, an expression), the type must do.
    const deTabla = descriptor.tipoDe(de);
    if (origen !== null && deTabla !== undefined) return de;
    return origen !== null && tipo === 'jsonb' && de === tipo ? origen : (deTabla ?? de);
  };

  it.each(CASOS)('$nombre da las columnas que dice dar', async ({ nombre, columnas, compilar }) => {
    const descritas = await descriptor.describir(compilar(base)).catch((error: unknown) => {
      throw new Error(`${nombre}: ${error instanceof Error ? error.message : String(error)}`);
    });
    // What is run for what it does gives nothing, or one column without a meaning.
    if (Object.keys(columnas).length === 0) return expect(descritas.length, nombre).toBeLessThan(3);
    const dadas = descritas.map((columna) => [columna.nombre, columna.origen ?? columna.tipo]);
    const dichas = descritas.flatMap((columna): [string, string][] => {
      const dicha = columnas[columna.nombre];
      return dicha === undefined ? [] : [[columna.nombre, escrita(dicha, columna)]];
    });
    expect(Object.fromEntries(dadas), nombre).toEqual(Object.fromEntries(dichas));
    expect(descritas.map((columna) => columna.nombre).toSorted(), nombre).toEqual(Object.keys(columnas).toSorted());
  });

  it('ninguna lee entera una tabla que crece, ni un índice suyo', async () => {
    const lecturas: Record<string, string[]> = {};
    for (const { nombre, compilar } of CASOS) {
      const texto = compilar(base);
      // Where the application may not even ask, it is a task's or the sign-in's.
      const enteras = await leidasEnteras(base.app.pool, texto).catch((error: unknown) => {
        if (error instanceof pg.DatabaseError && error.code === SIN_PERMISO)
          return leidasEnteras(base.owner.pool, texto);
        throw error;
      });
      const crecen = enteras.filter((leida) => !PEQUENAS.has(leida.split(',')[0] ?? ''));
      if (crecen.length > 0) lecturas[nombre] = [...new Set([...(lecturas[nombre] ?? []), ...crecen])].toSorted();
    }
    // Those that are found, up to fifty thousand, are put in order: by the whole index or one by one, as the planner reckons.
    const { idsPorPersona: _, ...enteras } = lecturas;
    expect(enteras).toEqual({
      // In the order of the page, where nothing is looked for.
      cuantosEmpleadoresDeLista: ['entidad_empleadora, entidad_en_orden, Limit'],
      paginaDeEmpleadores: ['entidad_empleadora, entidad_en_orden, Limit'],
      // Once a night: every count that is kept.
      marcarAlcanzados: ['conteo_registro'],
      // Its last entry.
      ultimaAfiliacion: ['afiliacion, afiliacion_pkey, Limit'],
    });
  });

  it('toda sentencia escrita a mano está en esta lista', async () => {
    for await (const archivo of glob('**/*.queries.ts', { cwd: CODIGO })) await import(path.join(CODIGO, archivo));
    const probadas = new Set(CASOS.map(({ nombre }) => nombre));
    expect([...sentenciasConocidas].filter((nombre) => !probadas.has(nombre))).toEqual([]);
  });
});
