import { registroBeneficiario } from '@sgpa/contract/v2/registro-beneficiario';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { CUERPO_CON_PAPEL } from '../../persona/pdf-recibido.ts';
import { registrarBeneficiario } from './service.ts';

export const rutasRegistroBeneficiario = rutaUnaVez(registroBeneficiario, registrarBeneficiario, {
  bodyLimit: CUERPO_CON_PAPEL,
});
