import { CODIGO_FIJO } from '@sgpa/domain/shared/codigo-entidad';
import { type FechaCivil, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import type { TipoAsegurado } from '@sgpa/domain/titular/tipo-asegurado';
import type { Azar } from '@sgpa/simulators/people/azar';
import { ALTIPLANO } from '@sgpa/simulators/people/empleadores';
import { autoresDe } from './cuentas.ts';
import { destinoFallecido, destinoTitular } from './destinos.ts';
import { PUESTOS_DE_OTROS_ENTES, type Puesto, puestoEn } from './empleadores.ts';
import { afiliacionTitular, registroDe } from './fechas.ts';
import type { AfiliacionDemo, PersonaDemo } from './modelo.ts';
import type { PersonaConocida } from './persona-conocida.ts';
import { recorrer } from './trayectoria.ts';

type Colocacion = Puesto & { tipoAsegurado: TipoAsegurado };

const CARGOS = [
  'AUXILIAR ADMINISTRATIVO',
  'OPERARIO DE PLANTA',
  'TÉCNICO DE MANTENIMIENTO',
  'CONTADORA',
  'CHOFER',
  'VENDEDORA',
  'DOCENTE',
  'GUARDIA DE SEGURIDAD',
  'INGENIERA DE PROYECTOS',
  'ENCARGADO DE ALMACÉN',
] as const;
const ESPECIALES = ['NIT-000000000', 'NIT-000000001'] as const;

/** Makes a person of the demo's own, with the attributes that the simulators don't keep. */
export function personaDemo(persona: PersonaConocida, azar: Azar, hoy: FechaCivil): PersonaDemo {
  const saneado = azar.fraccion() < 0.02;
  const fechaDefuncion = persona.fallecido ? sumarDias(hoy, -azar.entero(1, 700)) : null;
  return { ...persona, saneado, fechaDefuncion };
}

/** Makes the affiliation of a person as a holder, or null when they have no reason to be one. */
export function titularDe(persona: PersonaConocida, azar: Azar, hoy: FechaCivil): AfiliacionDemo | null {
  const colocacion = colocar(persona, azar);
  if (colocacion === null) return null;
  const datos = personaDemo(persona, azar, hoy);
  const destino = datos.fechaDefuncion === null ? destinoTitular(azar, hoy) : destinoFallecido(datos.fechaDefuncion);
  const { fechaBaja } = destino;
  const fechaAfiliacion = afiliacionTitular(azar, datos.fechaNacimiento, fechaBaja, hoy);
  if (fechaAfiliacion === null) return null;
  const hasta = fechaBaja === undefined || fechaBaja > hoy ? hoy : fechaBaja;
  const fechaRegistro = registroDe(azar, fechaAfiliacion, hasta);
  const trabaja = colocacion.tipoAsegurado === 'TRABAJADOR';
  return {
    ...colocacion,
    persona: datos,
    titular: null,
    parentesco: null,
    fechaAfiliacion,
    pasos: recorrer({ tipo: 'TITULAR', fechaAfiliacion, fechaRegistro }, destino, hoy),
    usuario: autorDe(colocacion, azar),
    empleo: trabaja ? { puesto: azar.elegir(CARGOS), salario: azar.entero(2750, 14_000) } : null,
  };
}

/** Voluntary insurance at the CNS is taken by the SUS window. */
function autorDe({ ente, tipoAsegurado }: Colocacion, azar: Azar): string {
  if (ente === 'CNS' && tipoAsegurado === 'VOLUNTARIO') return 'caja.sus';
  return elegirAutor(ente, azar);
}

export function elegirAutor(ente: string, azar: Azar): string {
  const [primero, ...otros] = autoresDe(ente);
  if (primero === undefined) throw new Error(`Nobody registers for ${ente}`);
  return azar.elegir([primero, ...otros]);
}

function colocar(persona: PersonaConocida, azar: Azar): Colocacion | null {
  const [empleo] = persona.empleos;
  const fraccion = azar.fraccion();
  if (persona.beneficio !== null) {
    const ente = azar.elegir(['CNS', 'CNS', 'CNS', 'CPS', 'COSSMIL']);
    return { ente, entidad: CODIGO_FIJO.RENTISTA, tipoAsegurado: 'RENTISTA' };
  }
  if (empleo !== undefined) {
    if (fraccion < 0.14) return null;
    return delPortal(puestoEn(empleo.empleador), persona, azar);
  }
  if (persona.fechaNacimiento < '1958' || fraccion >= 0.23) return null;
  return sinPortal(fraccion, azar);
}

/** The portal's employers are nearly all of the CNS: part of its workers go elsewhere, so that every entity has some. */
function delPortal(puesto: Puesto, persona: PersonaConocida, azar: Azar): Colocacion {
  const fraccion = azar.fraccion();
  if (puesto.ente !== 'CNS' || puesto.entidad === `NIT-${ALTIPLANO.nit}` || fraccion >= 0.6) {
    return { ...puesto, tipoAsegurado: 'TRABAJADOR' };
  }
  if (fraccion < 0.22) {
    return {
      ente: `SSU-${persona.departamento}`,
      entidad: CODIGO_FIJO.UNIVERSITARIO,
      tipoAsegurado: 'UNIVERSITARIO',
    };
  }
  if (fraccion < 0.57) return { ...azar.elegir(PUESTOS_DE_OTROS_ENTES), tipoAsegurado: 'TRABAJADOR' };
  return { ente: 'CNS', entidad: azar.elegir(ESPECIALES), tipoAsegurado: 'TRABAJADOR' };
}

function sinPortal(fraccion: number, azar: Azar): Colocacion {
  if (fraccion < 0.13) {
    return { ente: azar.elegir(['CNS', 'CNS', 'CPS']), entidad: CODIGO_FIJO.VOLUNTARIO, tipoAsegurado: 'VOLUNTARIO' };
  }
  if (fraccion < 0.18) return { ente: 'CNS', entidad: CODIGO_FIJO.SSLP, tipoAsegurado: 'SSLP' };
  return { ente: azar.elegir(['CNS', 'CDC', 'SINEC']), entidad: CODIGO_FIJO.CONVENIO, tipoAsegurado: 'CONVENIO' };
}
