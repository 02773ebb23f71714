import { cesantiaDesde } from '@sgpa/domain/cobertura/cobertura';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { type FechaCivil, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import type { Azar } from '@sgpa/simulators/people/azar';
import type { AfiliacionDemo } from './modelo.ts';
import { ultimoPaso } from './modelo.ts';
import type { Destino } from './trayectoria.ts';

const MOTIVO = { SOLICITUD: 600, DEFUNCION: 601, EXCEPCIONAL: 602, DEFINITIVA: 603, OTROS: 604 } as const;

/** Decides where a synthetic holder stands: about seven in ten are active. */
export function destinoTitular(azar: Azar, hoy: FechaCivil): Destino {
  const fraccion = azar.fraccion();
  const hace = (desde: number, hasta: number) => sumarDias(hoy, -azar.entero(desde, hasta));
  if (fraccion < 0.69) return { estado: ESTADO.ACTIVO };
  if (fraccion < 0.71) return conCesantia(ESTADO.BAJA_FUTURA, sumarDias(hoy, azar.entero(1, 45)));
  if (fraccion < 0.73) {
    const fechaAmpliacion = sumarDias(hoy, azar.entero(1, 120));
    return { ...conCesantia(ESTADO.AMPLIACION, hace(70, 150)), fechaAmpliacion };
  }
  if (fraccion < 0.79) return conCesantia(ESTADO.CESANTIA, hace(0, 55));
  if (fraccion < 0.92) return conCesantia(ESTADO.INACTIVO, hace(70, 900));
  if (fraccion < 0.98) return definitiva(ESTADO.INACTIVO, hace(0, 900), azar);
  return { estado: ESTADO.REVISION };
}

export function destinoFallecido(fechaDefuncion: FechaCivil): Destino {
  return { estado: ESTADO.INACTIVO, fechaBaja: fechaDefuncion, motivo: MOTIVO.DEFUNCION };
}

/** A beneficiary goes where the holder went, but for a few whose own right ended and the widowed who got one. */
export function destinoBeneficiario(azar: Azar, titular: AfiliacionDemo, hoy: FechaCivil): Destino {
  const { hechos, motivo } = ultimoPaso(titular);
  const { estado, fecha_baja, fecha_cesantia, fecha_ampliacion } = hechos;
  if (estado === ESTADO.REVISION) return { estado };
  if (fecha_baja === null) return destinoConTitularActivo(azar, titular, hoy);
  if (motivo === MOTIVO.DEFUNCION) return destinoTrasDefuncion(azar, fecha_baja, hoy);
  return {
    estado: estado === ESTADO.INACTIVO ? ESTADO.INHABILITADO : estado,
    fechaBaja: fecha_baja,
    conCesantia: fecha_cesantia !== null,
    ...(fecha_ampliacion === null ? {} : { fechaAmpliacion: fecha_ampliacion }),
    ...(motivo === null ? {} : { motivo }),
    sigue: true,
  };
}

function destinoConTitularActivo(azar: Azar, titular: AfiliacionDemo, hoy: FechaCivil): Destino {
  const fraccion = azar.fraccion();
  const fechaBaja = sumarDias(hoy, -azar.entero(5, 50));
  // No baja comes before there was time to be affiliated.
  if (fraccion < 0.93 || fechaBaja < sumarDias(titular.fechaAfiliacion, 120)) return { estado: ESTADO.ACTIVO };
  if (fraccion < 0.96) return conCesantia(ESTADO.CESANTIA, fechaBaja);
  return definitiva(ESTADO.INHABILITADO, fechaBaja, azar);
}

function destinoTrasDefuncion(azar: Azar, fechaBaja: FechaCivil, hoy: FechaCivil): Destino {
  const destino = { fechaBaja, conCesantia: true, motivo: MOTIVO.DEFUNCION, sigue: true } as const;
  const fechaDerechohabiente = sumarDias(fechaBaja, azar.entero(3, 50));
  if (azar.fraccion() < 0.6 && fechaDerechohabiente <= hoy) {
    return { ...destino, estado: ESTADO.DERECHOHABIENTE, fechaDerechohabiente };
  }
  return { ...destino, estado: cesantiaDesde(fechaBaja) >= hoy ? ESTADO.CESANTIA : ESTADO.INHABILITADO };
}

const conCesantia = (estado: number, fechaBaja: FechaCivil): Destino => ({
  estado,
  fechaBaja,
  conCesantia: true,
  motivo: MOTIVO.OTROS,
});

const definitiva = (estado: number, fechaBaja: FechaCivil, azar: Azar): Destino => ({
  estado,
  fechaBaja,
  motivo: azar.elegir([MOTIVO.SOLICITUD, MOTIVO.SOLICITUD, MOTIVO.EXCEPCIONAL, MOTIVO.DEFINITIVA]),
});
