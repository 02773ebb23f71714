/** The form records or renews the condition of a beneficiary (acuerdos §12 'Ages'). */
import type { Cuerpo } from '@sgpa/contract/envios';
import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import { factsOf } from '../../../ui/confirm-facts.ts';
import type { Pregunta } from '../../../ui/use-confirm.tsx';
import {
  type CamposCondicion,
  condicionDicha,
  condicionEscrita,
  situacionPorEdad,
} from '../../afiliacion/condicion.form.ts';
import { personaConDocumento } from '../../persona/identidad.ts';

type Pedido = Cuerpo<'renovacion-condicion'>;

export const toRequest = (form: CamposCondicion, b: BeneficiarioDetalle): Pedido => ({
  idAfiliadoEnteGestor: b.idAfiliadoEnteGestor,
  version: b.version,
  ...condicionEscrita(form),
});

export const preguntaDe = (pedido: Pedido, b: BeneficiarioDetalle): Pregunta => ({
  title: '¿Registrar la condición del beneficiario?',
  facts: factsOf([
    ['Persona', personaConDocumento(b)],
    ['Por edad, hoy', situacionPorEdad(b)],
    ['Condición', condicionDicha(pedido)],
  ]),
  acceptLabel: 'Registrar condición',
});
