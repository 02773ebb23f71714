import { NOMBRE_DE_CAMPO } from '@sgpa/domain/asegurado/nombres-de-campos';
import { factsOf } from '../../ui/confirm-facts.ts';
import type { Pregunta } from '../../ui/use-confirm.tsx';
import { CONFIRMAR_GUARDADO } from '../guardado/confirmacion.ts';
import { type Documentada, personaConDocumento } from '../persona/identidad.ts';

/** As a message has to name them, away from the section that they stand in. */
const ETIQUETAS: Record<string, string> = {
  ...NOMBRE_DE_CAMPO,
  fecha_inicio: NOMBRE_DE_CAMPO.fecha_afiliacion,
  parentesco_titular: NOMBRE_DE_CAMPO.parentesco,
  codigo_establecimiento: NOMBRE_DE_CAMPO.establecimiento,
  tipo_codigo: 'Tipo de código',
  codigo_entidad: 'Código de empleador',
};

export const nombreDeCampo = (campo: string): string => ETIQUETAS[campo] ?? campo;

/** Whose record, and which fields of it. */
export function preguntaDeActualizacion(persona: Documentada, campos: readonly string[], foto: boolean): Pregunta {
  const nombres = [...campos.map(nombreDeCampo), ...(foto ? ['Fotografía'] : [])];
  return {
    ...CONFIRMAR_GUARDADO,
    facts: factsOf([
      ['Persona', personaConDocumento(persona)],
      ['Cambia', nombres.length === 0 ? 'Nada: el formulario está como el registro.' : nombres.join(', ')],
    ]),
    acceptLabel: 'Guardar los cambios',
  };
}
