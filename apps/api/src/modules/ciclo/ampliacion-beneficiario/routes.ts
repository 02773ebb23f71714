import { ampliacionBeneficiario } from '@sgpa/contract/v1/ampliacion-beneficiario';
import { rutaDeAccion } from '../accion.ts';
import { ampliarBeneficiario } from './service.ts';

export const rutasAmpliacionBeneficiario = rutaDeAccion(ampliacionBeneficiario, ampliarBeneficiario);
