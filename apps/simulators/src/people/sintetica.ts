import { type Azar, azarDe } from './azar.ts';
import { ALTIPLANO, EMPLEADORES } from './empleadores.ts';
import { LUGARES } from './lugares.ts';
import { APELLIDOS, NOMBRES_MUJER, NOMBRES_VARON } from './nombres.ts';
import type { Empleador, Persona } from './persona.ts';
import { conNombreSingular } from './singulares.ts';

/** The demo database and the simulators use this seed unless told otherwise. */
export const SEMILLA_DEMO = 2026;
/** These document numbers are synthetic persons unless told otherwise. */
export const RANGO_DEMO = { desde: 2_000_000, hasta: 8_999_999 } as const;

/** What the registries other than the identity service know of a person depends on their stage of life. */
type Etapa = 'mayor' | 'trabajo' | 'menor';
const ANIOS: Record<Etapa, readonly [number, number]> = {
  mayor: [1940, 1957],
  trabajo: [1958, 2005],
  menor: [2006, 2020],
};
const RECIENTES = [1, 2, 3];
const ANTIGUOS = [6, 7, 8];

/** One of so many document numbers was given to two persons. */
const UNO_DOBLE_DE = 150;
const COMPLEMENTOS = ['1A', '1B', '1C', '1D', '1E', '1F'] as const;

/** Gives everybody with that document number: where two were given the same, the second card has a complement. */
export function personasSinteticas(semilla: number, numero: number): readonly [Persona, ...Persona[]] {
  const primera = personaSintetica(semilla, numero);
  const azar = azarDe(semilla + 3, numero);
  if (azar.entero(1, UNO_DOBLE_DE) > 1) return [primera];
  return [primera, { ...personaSintetica(semilla + 4, numero), complemento: azar.elegir(COMPLEMENTOS) }];
}

/** Gives the first person with that document number: the same for the same seed and number, and nothing is stored. */
export function personaSintetica(semilla: number, numero: number): Persona {
  return conNombreSingular(personaComun(semilla, numero), azarDe(semilla + 2, numero));
}

function personaComun(semilla: number, numero: number): Persona {
  const azar = azarDe(semilla, numero);
  const etapa = etapaDe(azar.fraccion());
  const mujer = azar.fraccion() < 0.5;
  const lugar = azar.elegir(LUGARES);
  return {
    numero: String(numero),
    complemento: '',
    fechaNacimiento: fechaEntre(azar, ...ANIOS[etapa]),
    nombres: nombresDe(azar, mujer),
    primerApellido: azar.elegir(APELLIDOS),
    segundoApellido: azar.fraccion() < 0.04 ? '' : azar.elegir(APELLIDOS),
    sexo: mujer ? 'F' : 'M',
    estadoCivil: estadoCivilDe(azar, etapa),
    pais: 'BOLIVIA',
    departamento: lugar.departamento,
    municipio: azar.elegir(lugar.municipios),
    fallecido: azar.fraccion() < (etapa === 'mayor' ? 0.05 : 0.002),
    extranjero: false,
    sinRespuesta: false,
    ...fuentesDePago(azar, etapa),
  };
}

function etapaDe(fraccion: number): Etapa {
  if (fraccion < 0.06) return 'mayor';
  return fraccion < 0.94 ? 'trabajo' : 'menor';
}

/** Days stop at 28 so that every date exists. */
function fechaEntre(azar: Azar, desde: number, hasta: number): string {
  const dos = (n: number) => String(n).padStart(2, '0');
  return `${azar.entero(desde, hasta)}-${dos(azar.entero(1, 12))}-${dos(azar.entero(1, 28))}`;
}

function nombresDe(azar: Azar, mujer: boolean): string {
  const lista = mujer ? NOMBRES_MUJER : NOMBRES_VARON;
  const primero = azar.elegir(lista);
  const segundo = azar.elegir(lista);
  return azar.fraccion() < 0.6 && segundo !== primero ? `${primero} ${segundo}` : primero;
}

function estadoCivilDe(azar: Azar, etapa: Etapa): string {
  if (etapa === 'menor') return 'SOLTERO';
  if (etapa === 'mayor') return azar.elegir(['CASADO', 'CASADO', 'VIUDO']);
  return azar.elegir(['SOLTERO', 'CASADO', 'CASADO', 'DIVORCIADO', 'CONVIVIENTE']);
}

/** Eight in ten of those of working age (seven in ten of all) have an employer in the payrolls. */
function fuentesDePago(azar: Azar, etapa: Etapa): Pick<Persona, 'empleos' | 'beneficio' | 'aportes'> {
  const fraccion = azar.fraccion();
  const uno = azar.fraccion() < 0.2 ? ALTIPLANO : azar.elegir(EMPLEADORES);
  if (etapa === 'menor') return { empleos: [], beneficio: null, aportes: [] };
  if (etapa === 'mayor') return { empleos: [], beneficio: fraccion < 0.6 ? 'RENTA DE VEJEZ' : null, aportes: [] };
  if (fraccion >= 0.8) {
    return { empleos: [], beneficio: null, aportes: fraccion < 0.86 ? [aporteDe(uno)] : [] };
  }
  const empleos = [{ empleador: uno, mesesAtras: fraccion < 0.74 ? RECIENTES : ANTIGUOS }];
  return { empleos, beneficio: null, aportes: fraccion < 0.3 ? [aporteDe(uno)] : [] };
}

function aporteDe(empleador: Empleador) {
  return { empleador, tipoEntidad: 'EMPRESA PRIVADA', mesesAtras: RECIENTES };
}
