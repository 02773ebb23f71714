import { factsOf } from '../../ui/confirm-facts.ts';
import type { Pregunta } from '../../ui/use-confirm.tsx';
import { CONFIRMAR_GUARDADO } from '../guardado/confirmacion.ts';
import { type FotoEnMano, SIN_FOTO } from '../persona/foto-en-mano.ts';
import { type Documentada, personaConDocumento } from '../persona/identidad.ts';
import type { Cambio } from './cambios.ts';

const NADA = [['Cambia', 'Nada: el formulario está como el registro.']] as const;

/** Whose record, and of each value what it is and what it will be. */
export function preguntaDeActualizacion(persona: Documentada, cambios: readonly Cambio[], foto: FotoEnMano): Pregunta {
  const pares = cambios.map(
    ({ campo, antes, despues }) => [campo, `${antes || 'sin dato'} → ${despues || 'sin dato'}`] as const,
  );
  const deLaFoto = foto === null ? [] : ([['Fotografía', foto === SIN_FOTO ? 'se quita' : 'otra']] as const);
  const todos = [...pares, ...deLaFoto];
  return {
    ...CONFIRMAR_GUARDADO,
    facts: factsOf([['Persona', personaConDocumento(persona)], ...(todos.length === 0 ? NADA : todos)]),
    acceptLabel: 'Guardar los cambios',
  };
}
