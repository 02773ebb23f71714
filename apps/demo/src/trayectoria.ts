import {
  cesantiaDesde,
  estadoEn,
  finDeCobertura,
  type HechosAfiliacion,
  type PorEdad,
} from '@sgpa/domain/cobertura/cobertura';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { type FechaCivil, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import type { Paso } from './modelo.ts';

/** Tells where an affiliation stands today, and the dates that brought it there. */
export interface Destino {
  estado: number;
  fechaBaja?: FechaCivil;
  /** Two months of cesantía followed the baja. */
  conCesantia?: boolean;
  fechaAmpliacion?: FechaCivil;
  fechaDerechohabiente?: FechaCivil;
  motivo?: number;
  /** The holder's baja reached it. */
  sigue?: true;
}

interface Inicio {
  tipo: HechosAfiliacion['tipo'];
  fechaAfiliacion: FechaCivil;
  fechaRegistro: FechaCivil;
  edad?: PorEdad;
}

const DIAS_HASTA_AMPLIACION = 40;

/** Gives every change from registration to destination, in order, as services and daily job would write them. */
export function recorrer(inicio: Inicio, destino: Destino, hoy: FechaCivil): [Paso, ...Paso[]] {
  const { tipo, fechaAfiliacion, fechaRegistro } = inicio;
  const quien = tipo === 'TITULAR' ? 'titular' : 'beneficiario';
  const motivo = destino.motivo ?? null;
  let hechos: HechosAfiliacion = {
    tipo,
    estado: ESTADO.ACTIVO,
    fecha_afiliacion: fechaAfiliacion,
    fecha_baja: null,
    fecha_cesantia: null,
    fecha_ampliacion: null,
    fecha_derechohabiente: null,
    fin_por_edad: null,
    condicion: null,
    ...inicio.edad,
  };
  const pasos: [Paso, ...Paso[]] = [{ accion: `registro-${quien}`, dia: fechaRegistro, hechos, motivo: null }];
  const pasar = (
    accion: string,
    dia: FechaCivil,
    cambio: Partial<HechosAfiliacion>,
    { porque = motivo, sigue }: { porque?: number | null; sigue?: true | undefined } = {},
  ) => {
    hechos = { ...hechos, ...cambio };
    const paso = { accion, dia: dia < fechaRegistro ? fechaRegistro : dia, hechos, motivo: porque };
    pasos.push(sigue ? { ...paso, sigue } : paso);
  };

  const { fechaBaja, fechaAmpliacion, fechaDerechohabiente } = destino;
  if (fechaBaja !== undefined) {
    const estado = estadoTrasBaja(destino, fechaBaja, hoy);
    const fecha_cesantia = destino.conCesantia ? cesantiaDesde(fechaBaja) : null;
    const dia = fechaBaja > hoy ? sumarDias(hoy, -1) : fechaBaja;
    const { sigue } = destino;
    pasar(sigue ? 'baja-titular' : `baja-${quien}`, dia, { estado, fecha_baja: fechaBaja, fecha_cesantia }, { sigue });
    if (fechaAmpliacion !== undefined) {
      const cambio = { estado: ESTADO.AMPLIACION, fecha_ampliacion: fechaAmpliacion };
      pasar(`ampliacion-${quien}`, sumarDias(fechaBaja, DIAS_HASTA_AMPLIACION), cambio);
    }
  }
  if (fechaDerechohabiente !== undefined) {
    const cambio = { estado: ESTADO.DERECHOHABIENTE, fecha_derechohabiente: fechaDerechohabiente };
    pasar('habilitacion-derechohabiente', fechaDerechohabiente, cambio);
  }
  if (destino.estado === ESTADO.REVISION) {
    pasar('revision-afiliacion', sumarDias(hoy, -5), { estado: ESTADO.REVISION }, { porque: null });
  }
  const fin = finDeCobertura(hechos);
  // Age may have ended it before the holder's dates do.
  const estado = inicio.edad?.fin_por_edad == null ? destino.estado : estadoEn(hechos, hoy);
  if (hechos.estado !== estado && fin !== null) pasar('vencimiento-cobertura', sumarDias(fin, 1), { estado });
  return pasos;
}

function estadoTrasBaja(destino: Destino, fechaBaja: FechaCivil, hoy: FechaCivil): number {
  if (fechaBaja > hoy) return ESTADO.BAJA_FUTURA;
  return destino.conCesantia ? ESTADO.CESANTIA : destino.estado;
}
