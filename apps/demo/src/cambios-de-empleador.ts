import { cesantiaDesde } from '@sgpa/domain/cobertura/cobertura';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { type FechaCivil, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { terminarPorCambio } from '@sgpa/domain/titular/cambio-de-empleador';
import { EMPLEADOR_DEMO } from './cuentas.ts';
import { mayor } from './fechas.ts';
import type { AfiliacionDemo, Paso } from './modelo.ts';
import { recorrer } from './trayectoria.ts';

/** One holder in so many affiliations changed jobs, up to `MAXIMO` of them. */
const UNO_DE_CADA = 600;
const MAXIMO = 3;
const FIN_DE_CONTRATO = 604;
const DIAS_DEL_ANTERIOR = 800;
/** So many days lie between the baja and the new job. */
const DIAS_SIN_EMPLEO = 20;

const sigueActiva = ({ pasos }: AfiliacionDemo) => pasos.length === 1 && pasos[0].hechos.estado === ESTADO.ACTIVO;

/** Gives the job before, ended by the new one on the day on which that was registered. */
function anteriorDe(
  nueva: AfiliacionDemo,
  de: AfiliacionDemo,
  { titular, entidad, hoy }: { titular: AfiliacionDemo | null; entidad: string; hoy: FechaCivil },
) {
  const { fechaAfiliacion: desde } = nueva;
  const fechaAfiliacion = titular
    ? mayor(de.persona.fechaNacimiento, sumarDias(titular.fechaAfiliacion, 10))
    : sumarDias(desde, -DIAS_DEL_ANTERIOR);
  const fechaBaja = sumarDias(desde, -DIAS_SIN_EMPLEO);
  const { fin_por_edad = null, condicion = null } = de.pasos[0].hechos;
  const pasos = recorrer(
    {
      tipo: titular ? 'BENEFICIARIO' : 'TITULAR',
      fechaAfiliacion,
      fechaRegistro: fechaAfiliacion,
      edad: { fin_por_edad, condicion },
    },
    // The facts are those of the day of the baja: what followed is the change.
    {
      estado: ESTADO.CESANTIA,
      fechaBaja,
      conCesantia: true,
      motivo: FIN_DE_CONTRATO,
      ...(titular && { sigue: true }),
    },
    fechaBaja,
  );
  const [{ dia }] = nueva.pasos;
  const { hechos, motivo } = pasos.at(-1) ?? pasos[0];
  const cambio: Paso = {
    accion: 'cambio-empleador',
    dia,
    hechos: terminarPorCambio(hechos, desde, hoy),
    motivo,
    causa: nueva,
  };
  return {
    ...de,
    titular,
    entidad,
    fechaAfiliacion,
    pasos: [...pasos, cambio],
  } satisfies AfiliacionDemo;
}

/** Moves one of the family under the new job, from its first day. */
function pasada(b: AfiliacionDemo, nueva: AfiliacionDemo): AfiliacionDemo {
  const { fechaAfiliacion, usuario } = nueva;
  const [{ dia }] = nueva.pasos;
  const hechos = { ...b.pasos[0].hechos, fecha_afiliacion: fechaAfiliacion };
  const paso: Paso = { accion: 'cambio-empleador', dia, hechos, motivo: null, causa: nueva };
  return { ...b, fechaAfiliacion, usuario, pasos: [paso] };
}

/**
 * Gives workers with a family who came from another employer of the same managing entity (acuerdos §12 'Change of
 * employer'): their beneficiaries as they came over with them, and what all of them had before.
 */
export function cambiosDeEmpleador(
  titulares: readonly AfiliacionDemo[],
  beneficiarios: readonly AfiliacionDemo[],
  hoy: FechaCivil,
  cantidad: number,
): { beneficiarios: AfiliacionDemo[]; anteriores: AfiliacionDemo[] } {
  const familias = Map.groupBy(beneficiarios, ({ titular }) => titular);
  const sirve = (t: AfiliacionDemo, familia: readonly AfiliacionDemo[]) =>
    t.ente === 'CNS' &&
    t.entidad !== EMPLEADOR_DEMO &&
    t.empleo !== null &&
    sigueActiva(t) &&
    familia.every((b) => sigueActiva(b) && b.persona.fechaNacimiento < sumarDias(t.fechaAfiliacion, -400)) &&
    cesantiaDesde(sumarDias(t.fechaAfiliacion, -DIAS_SIN_EMPLEO)) < hoy;
  const elegidos = titulares
    .flatMap((t) => {
      const familia = familias.get(t) ?? [];
      return familia.length > 0 && sirve(t, familia) ? [{ t, familia }] : [];
    })
    .slice(0, Math.min(MAXIMO, Math.floor(cantidad / UNO_DE_CADA)));
  // acuerdos §4 tells what the demo's own employer has, so it stays as it is.
  const entidades = titulares.flatMap(({ ente, entidad, empleo }) =>
    ente === 'CNS' && empleo !== null && entidad !== EMPLEADOR_DEMO ? [entidad] : [],
  );
  const pasadas = new Map(elegidos.flatMap(({ t, familia }) => familia.map((b) => [b, pasada(b, t)] as const)));
  return {
    beneficiarios: beneficiarios.map((b) => pasadas.get(b) ?? b),
    anteriores: elegidos.flatMap(({ t, familia }) => {
      const entidad = entidades.find((una) => una !== t.entidad) ?? t.entidad;
      const anterior = anteriorDe(t, t, { titular: null, entidad, hoy });
      return [anterior, ...familia.map((b) => anteriorDe(t, b, { titular: anterior, entidad, hoy }))];
    }),
  };
}
