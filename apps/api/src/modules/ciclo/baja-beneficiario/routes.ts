import { bajaBeneficiario } from '@sgpa/contract/v1/baja-beneficiario';
import { rutaDeAccion } from '../accion.ts';
import { darDeBajaBeneficiario } from './service.ts';

export const rutasBajaBeneficiario = rutaDeAccion(bajaBeneficiario, darDeBajaBeneficiario);
