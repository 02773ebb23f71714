import { bajaBeneficiario } from '@sgpa/contract/v1/baja-beneficiario';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { bajaUnaVez } from '../baja.ts';
import { darDeBajaBeneficiario } from './service.ts';

export const rutasBajaBeneficiario = rutaUnaVez(bajaBeneficiario, bajaUnaVez(darDeBajaBeneficiario));
