import { CASOS_FIJOS } from './casos-fijos.ts';
import type { Persona } from './persona.ts';
import { personasSinteticas } from './sintetica.ts';

/** A registry is asked about this person; empty texts mean "not given". */
export interface Clave {
  ci: string;
  complemento: string;
  fechaNacimiento: string;
}

/** Holds everybody whom the simulated registries know. */
export interface Padron {
  /** Gives all persons with that number and complement, whatever their birth date. */
  conDocumento(clave: Clave): Persona[];
  /** Gives the only person that the key fits, or undefined. */
  unica(clave: Clave): Persona | undefined;
  /** From now on these are the persons with that number; an empty list means nobody. */
  reemplazar(numero: string, personas: Persona[]): void;
  /** Goes back to the fixed cases and the synthetic persons. */
  restaurar(): void;
}

export function crearPadron(semilla: number, rango: { desde: number; hasta: number }): Padron {
  const fijos = Map.groupBy(CASOS_FIJOS, (p) => p.numero);
  const cambiados = new Map<string, Persona[]>();

  const sinteticas = (numero: string): readonly Persona[] => {
    const n = Number(numero);
    const hay = String(n) === numero && n >= rango.desde && n <= rango.hasta;
    return hay ? personasSinteticas(semilla, n) : [];
  };
  const conDocumento = (clave: Clave) =>
    (cambiados.get(clave.ci) ?? fijos.get(clave.ci) ?? sinteticas(clave.ci)).filter(
      (p) => p.complemento === clave.complemento,
    );
  return {
    conDocumento,
    unica(clave) {
      const nacidas = (p: Persona) => clave.fechaNacimiento === '' || p.fechaNacimiento === clave.fechaNacimiento;
      const [primera, ...otras] = conDocumento(clave).filter(nacidas);
      return otras.length === 0 ? primera : undefined;
    },
    reemplazar(numero, personas) {
      cambiados.set(numero, personas);
    },
    restaurar() {
      cambiados.clear();
    },
  };
}
