import Stack from '@mui/material/Stack';
import { MarcoAsistente } from '../../asistente/MarcoAsistente.tsx';
import { SeccionBeneficiario } from './SeccionBeneficiario.tsx';
import { SeccionTitular } from './SeccionTitular.tsx';
import { useTitular } from './use-titular.ts';

/** Shows step 1: whose beneficiary, and who, as the identity service knows them. */
export function PaginaAfiliacionBeneficiario() {
  const titular = useTitular();
  return (
    <MarcoAsistente variante="beneficiario" paso={0}>
      <Stack spacing={2}>
        <SeccionTitular titular={titular} />
        <SeccionBeneficiario titular={titular} />
      </Stack>
    </MarcoAsistente>
  );
}
