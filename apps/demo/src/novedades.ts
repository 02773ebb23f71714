import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { textoNovedadDefuncion, textoPorConfirmar } from '@sgpa/domain/cobertura/palabra-defuncion';
import { CLASES_NOVEDAD, type CodigoNovedad } from '@sgpa/domain/novedad/clases';
import { type FechaCivil, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { textoDobleAfiliacion } from '@sgpa/domain/titular/textos';
import { RANGO_DEMO } from '@sgpa/simulators/people/sintetica';
import { type AfiliacionDemo, ultimoPaso } from './modelo.ts';
import { terminaPorPalabraDelEnte } from './palabra-defuncion.ts';

export interface NovedadDemo {
  afiliacion: AfiliacionDemo;
  codigo: CodigoNovedad;
  detalle: (nombreDeEnte: (sigla: string) => string) => string;
  dia: FechaCivil;
  cierre: { estado: 'PROCESADA' | 'DESCARTADA'; dia: FechaCivil } | null;
  /** The novedad is told to the authority, not to the affiliation's entity. */
  autoridad?: true;
}

/** One of so many affiliations was reported for something. */
const UNA_DE_CADA = 75;
/** One of so many reports has been answered. */
const CERRADA_CADA = 6;

type Reportada = Extract<CodigoNovedad, keyof typeof REPORTES>;

/** The entity wrote this; the kinds make sense for holders and for beneficiaries. */
const REPORTES = {
  RELACION_LABORAL_TERMINADA: 'No figura en la planilla de los dos últimos meses de la entidad empleadora.',
  EMPLEADOR_DISTINTO: 'Según la planilla, trabaja en otra entidad empleadora del mismo grupo.',
  FECHA_AFILIACION_DISTINTA: 'El formulario de ingreso lleva otra fecha de afiliación.',
  TIPO_ASEGURADO_DISTINTO: 'Aporta como voluntario desde el mes pasado.',
  REGISTRO_DUPLICADO: 'En el ente gestor tiene dos matrículas por la misma cobertura.',
  PARENTESCO_DISTINTO: 'El certificado de nacimiento indica otro parentesco con el titular.',
  BENEFICIARIO_SIN_REQUISITOS: 'No presentó el certificado de estudios de la gestión.',
} as const;

const CODIGOS = Object.keys(REPORTES) as Reportada[];
const para = (tipo: 'TITULAR' | 'BENEFICIARIO'): Reportada[] =>
  CODIGOS.filter((codigo) => CLASES_NOVEDAD[codigo].reporta.some((uno) => uno === tipo));
const PARA = { TITULAR: para('TITULAR'), BENEFICIARIO: para('BENEFICIARIO') };

const estadoDe = (a: AfiliacionDemo): number => ultimoPaso(a).hechos.estado;

/** Reports one in so many of those who are covered; some have been corrected. */
function reportadas(vigentes: readonly AfiliacionDemo[], hoy: FechaCivil, cuantas: number): NovedadDemo[] {
  const paso = Math.max(1, Math.floor(vigentes.length / Math.max(1, cuantas)));
  return Array.from({ length: Math.min(cuantas, vigentes.length) }, (_, i) => vigentes[i * paso]).flatMap(
    (afiliacion, i): NovedadDemo[] => {
      if (afiliacion === undefined) return [];
      const codigos = PARA[afiliacion.titular === null ? 'TITULAR' : 'BENEFICIARIO'];
      const codigo = codigos[i % codigos.length];
      if (codigo === undefined) return [];
      const dia = sumarDias(hoy, -((i * 11) % 60) - 1);
      const corregida = CLASES_NOVEDAD[codigo].responde === 'CORRECCION' && i % CERRADA_CADA === 0;
      return [
        {
          afiliacion,
          codigo,
          detalle: () => REPORTES[codigo],
          dia,
          cierre: corregida ? { estado: 'PROCESADA', dia: sumarDias(dia, 1) } : null,
        },
      ];
    },
  );
}

/** Gives people who had been reported as gone, and whose affiliation ended then. */
const terminadas = (afiliaciones: readonly AfiliacionDemo[], cuantas: number): NovedadDemo[] =>
  afiliaciones
    .filter((a) => a.titular === null && estadoDe(a) === ESTADO.INACTIVO && ultimoPaso(a).accion === 'baja-titular')
    .slice(0, cuantas)
    .map((afiliacion) => {
      const { dia } = ultimoPaso(afiliacion);
      return {
        afiliacion,
        codigo: 'RELACION_LABORAL_TERMINADA',
        detalle: () => REPORTES.RELACION_LABORAL_TERMINADA,
        dia: sumarDias(dia, -1),
        cierre: { estado: 'PROCESADA', dia },
      };
    });

/** Opens one on each side of those whom two entities cover. */
function dobles(afiliaciones: readonly AfiliacionDemo[]): NovedadDemo[] {
  const porPersona = Map.groupBy(afiliaciones, ({ persona }) => persona);
  return [...porPersona.values()].flatMap((suyas) => {
    if (new Set(suyas.map(({ ente }) => ente)).size < 2 || suyas.some(terminaPorPalabraDelEnte)) return [];
    const dia =
      suyas
        .map((a) => a.pasos[0].dia)
        .toSorted()
        .at(-1) ?? suyas[0]?.pasos[0].dia;
    return suyas.flatMap((afiliacion): NovedadDemo[] => {
      const otros = suyas.filter((otra) => otra !== afiliacion).map(({ ente }) => ente);
      const detalle = (nombre: (sigla: string) => string) => textoDobleAfiliacion(otros.map(nombre));
      return dia === undefined ? [] : [{ afiliacion, codigo: 'DOBLE_AFILIACION', detalle, dia, cierre: null }];
    });
  });
}

/** Tells of a death that one entity records: it is told to the others that cover the person, and to the authority. */
const defunciones = (afiliaciones: readonly AfiliacionDemo[]): NovedadDemo[] =>
  afiliaciones.filter(terminaPorPalabraDelEnte).flatMap((muerta): NovedadDemo[] => {
    const { dia, hechos } = ultimoPaso(muerta);
    const dice = (nombre: (sigla: string) => string) =>
      textoNovedadDefuncion(nombre(muerta.ente), hechos.fecha_baja, null);
    const porConfirmar = (nombre: (sigla: string) => string) =>
      textoPorConfirmar(nombre(muerta.ente), hechos.fecha_baja);
    const otras = afiliaciones.filter((otra) => otra.persona === muerta.persona && otra !== muerta);
    return [
      ...otras.map(
        (afiliacion): NovedadDemo => ({ afiliacion, codigo: 'DEFUNCION', detalle: dice, dia, cierre: null }),
      ),
      {
        afiliacion: muerta,
        codigo: 'DEFUNCION_POR_CONFIRMAR',
        detalle: porConfirmar,
        dia,
        cierre: null,
        autoridad: true,
      },
    ];
  });

const revisiones = (afiliaciones: readonly AfiliacionDemo[], cuantas: number): NovedadDemo[] =>
  afiliaciones
    .filter((a) => estadoDe(a) === ESTADO.REVISION)
    .slice(0, cuantas)
    .flatMap((afiliacion): NovedadDemo[] => {
      const detalle = () => 'La afiliación quedó en revisión. Motivo: Denuncia de la entidad empleadora.';
      const { dia } = ultimoPaso(afiliacion);
      return [
        { afiliacion, codigo: 'REVISION', detalle, dia, cierre: null },
        { afiliacion, codigo: 'REVISION_AUTORIDAD', detalle, dia, cierre: null, autoridad: true },
      ];
    });

/** Plans what is open, or was, in a demo country of that size; the fixed persons have none. */
export function planearNovedades(plan: readonly AfiliacionDemo[], hoy: FechaCivil, cantidad: number): NovedadDemo[] {
  const sinteticas = plan.filter(({ persona }) => Number(persona.numero) >= RANGO_DEMO.desde);
  const vigentes = sinteticas.filter((a) => estadoDe(a) === ESTADO.ACTIVO && a.fechaAfiliacion < sumarDias(hoy, -90));
  const otras = [...dobles(sinteticas), ...defunciones(sinteticas)];
  const contadas = new Set(otras.map(({ afiliacion }) => afiliacion.persona));
  const cuantas = Math.floor(cantidad / UNA_DE_CADA);
  return [
    ...otras,
    ...reportadas(
      vigentes.filter(({ persona }) => !contadas.has(persona)),
      hoy,
      cuantas,
    ),
    ...terminadas(sinteticas, Math.floor(cuantas / 10)),
    ...revisiones(sinteticas, Math.floor(cuantas / 10)),
  ];
}
