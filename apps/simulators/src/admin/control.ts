import type { Buzon } from '../correo/buzon.ts';
import type { Padron } from '../people/padron.ts';
import { type PersonaDescrita, persona } from '../people/persona.ts';
import type { EstadoRegistro, FallaDescrita, Registro } from '../shared/fallas.ts';
import { REGISTROS } from '../shared/fallas.ts';

/** A test or a demonstration may do this to the simulated registries. */
export interface Control {
  fallar(registro: Registro, falla: FallaDescrita): void;
  sanar(): void;
  /** From now on exactly these persons have that document number; an empty list means nobody. */
  ponerPersonas(numero: string, personas: PersonaDescrita[]): void;
  restaurarPersonas(): void;
  /** Counts how often each registry was called, retries included. */
  llamadas(): Record<Registro, number>;
  olvidarLlamadas(): void;
  /** The mails that were taken come the newest first. */
  correo: Pick<Buzon, 'recibidas' | 'olvidar' | 'rechazar'>;
}

export function crearControl(estados: Record<Registro, EstadoRegistro>, padron: Padron, correo: Buzon): Control {
  const todos = REGISTROS.map((registro) => estados[registro]);
  return {
    correo,
    fallar: (registro, falla) => estados[registro].fallar(falla),
    sanar: () => {
      for (const estado of todos) estado.sanar();
    },
    ponerPersonas: (numero, personas) =>
      padron.reemplazar(
        numero,
        personas.map((p) => persona.parse(p)),
      ),
    restaurarPersonas: () => padron.restaurar(),
    llamadas: () => ({
      segip: estados.segip.llamadas(),
      ovt: estados.ovt.llamadas(),
      senasir: estados.senasir.llamadas(),
      gestora: estados.gestora.llamadas(),
    }),
    olvidarLlamadas: () => {
      for (const estado of todos) estado.olvidarLlamadas();
    },
  };
}
