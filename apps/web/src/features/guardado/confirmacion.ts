import type { PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { factsOf } from '../../ui/confirm-facts.ts';
import type { Pregunta } from '../../ui/use-confirm.tsx';
import { type Documentada, personaConDocumento } from '../persona/identidad.ts';

/** Asked before anything is saved (document 2 §5). */
export const CONFIRMAR_GUARDADO = {
  title: 'Está seguro de guardar la información.?',
  text: 'No podra revertir este cambio.',
};

/** Where the person is covered already, for which saving opens a novedad (decisions §8). */
function coberturaActual({ estado_asegurado: { detalle } }: Pick<PersonaValidada, 'estado_asegurado'>): string | null {
  const entes = detalle.flatMap((r) => (estadoDe(r.estado.codigo).grupo === 'AFILIADO' ? [r.ente_gestor] : []));
  return entes.length === 0
    ? null
    : `Ya tiene cobertura en ${[...new Set(entes)].join(', ')}: se guarda con observación.`;
}

/** Who is registered, as what, from which day and by whom. */
export function preguntaDeRegistro(
  persona: Documentada & Pick<PersonaValidada, 'estado_asegurado'>,
  que: Parameters<typeof factsOf>[0],
  acceptLabel: string,
): Pregunta {
  return {
    ...CONFIRMAR_GUARDADO,
    facts: factsOf([['Persona', personaConDocumento(persona)], ...que, ['También', coberturaActual(persona)]]),
    acceptLabel,
  };
}
