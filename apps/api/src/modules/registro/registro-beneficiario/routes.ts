import { registroBeneficiario } from '@sgpa/contract/v2/registro-beneficiario';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { registrarBeneficiario } from './service.ts';

export const rutasRegistroBeneficiario = rutaUnaVez(registroBeneficiario, registrarBeneficiario);
