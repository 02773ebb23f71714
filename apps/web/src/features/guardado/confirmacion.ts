import type { PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { esCambioDeEmpleador } from '@sgpa/domain/titular/cambio-de-empleador';
import { hoy } from '../../lib/reloj.ts';
import { factsOf } from '../../ui/confirm-facts.ts';
import type { Pregunta } from '../../ui/use-confirm.tsx';
import { type Documentada, personaConDocumento } from '../persona/identidad.ts';
import { CONFIRMAR_GUARDADO } from './resultado-registro.ts';

type Cubierta = Documentada & Pick<PersonaValidada, 'estado_asegurado' | 'titular_vigente'>;

/** Says where the person is covered already: saved with observation (acuerdos §8), or ended by a new job (§12). */
function coberturaActual({ estado_asegurado, titular_vigente }: Cubierta, comoTitular: boolean): string | null {
  const terminan = comoTitular && esCambioDeEmpleador(titular_vigente, hoy()) ? titular_vigente : [];
  const entes = estado_asegurado.detalle
    .filter((r) => estadoDe(r.estado.codigo).grupo === 'AFILIADO')
    .map((r) => r.ente_gestor)
    .filter((ente) => !terminan.some(({ ente_gestor }) => ente_gestor === ente));
  const dichos = [
    ...(terminan.length > 0
      ? [`Es un cambio de empleador: termina lo que le queda con ${nombres(terminan.map((v) => v.nombre_entidad))}.`]
      : []),
    ...(entes.length > 0 ? [`Ya tiene cobertura en ${nombres(entes)}: se guarda con observación.`] : []),
  ];
  return dichos.length === 0 ? null : dichos.join(' ');
}

const nombres = (todos: readonly string[]): string => [...new Set(todos)].join(', ');

export const preguntaDeRegistro = (
  persona: Cubierta,
  datos: Parameters<typeof factsOf>[0],
  acceptLabel: string,
  comoTitular = false,
): Pregunta => ({
  ...CONFIRMAR_GUARDADO,
  facts: factsOf([
    ['Persona', personaConDocumento(persona)],
    ...datos,
    ['También', coberturaActual(persona, comoTitular)],
  ]),
  acceptLabel,
});
