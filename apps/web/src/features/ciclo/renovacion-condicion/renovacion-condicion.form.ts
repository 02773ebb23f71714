/** The condition of a beneficiary, recorded or renewed (decisions §12 'Ages'). */
import type { Cuerpo } from '@sgpa/contract/endpoints';
import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import { NOMBRE_DE_CONDICION } from '@sgpa/domain/beneficiario/condicion';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { factsOf } from '../../../ui/confirm-facts.ts';
import type { Pregunta } from '../../../ui/use-confirm.tsx';
import { type CamposCondicion, condicionEscrita, situacionPorEdad } from '../../afiliacion/condicion.form.ts';
import { personaConDocumento } from '../../persona/identidad.ts';

type Pedido = Cuerpo<'renovacion-condicion'>;

export const toRequest = (form: CamposCondicion, b: BeneficiarioDetalle): Pedido => ({
  idAfiliadoEnteGestor: b.idAfiliadoEnteGestor,
  version: b.version,
  ...condicionEscrita(form),
});

export function preguntaDe({ condicion, condicion_hasta }: Pedido, b: BeneficiarioDetalle): Pregunta {
  const nueva = condicion ? NOMBRE_DE_CONDICION[condicion] : '';
  return {
    title: '¿Registrar la condición del beneficiario?',
    facts: factsOf([
      ['Persona', personaConDocumento(b)],
      ['Por edad, hoy', situacionPorEdad(b)],
      ['Condición', condicion_hasta ? `${nueva}, hasta el ${mostrarFecha(condicion_hasta)}.` : `${nueva}.`],
    ]),
    acceptLabel: 'Registrar condición',
  };
}
