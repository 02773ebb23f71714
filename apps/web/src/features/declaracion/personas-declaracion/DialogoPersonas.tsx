import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DetalleDeclaracion } from '@sgpa/contract/monitoreo/declaraciones';
import { FootButtons } from '../../../ui/FootButtons.tsx';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { nombreEnLista } from '../../catalogo/opciones.ts';
import { useGrupo } from '../../catalogo/use-listas.ts';
import { type CifraElegida, nombrarLugar } from '../cifra-elegida.ts';
import { mostrarDia } from '../dia.ts';
import { nombrarCifra } from './decir-personas.ts';
import { ListaDePersonas } from './ListaDePersonas.tsx';

interface Props {
  declaracion: DetalleDeclaracion;
  cifra: CifraElegida;
  alVolver: () => void;
}

/** Covers the comparison, which stays as it is. */
export function DialogoPersonas({ declaracion, cifra, alVolver }: Props) {
  const departamentos = useGrupo('DEPARTAMENTO');
  const lugar = nombrarLugar(cifra.lugar, (sigla) => nombreEnLista(departamentos, sigla) || sigla);
  return (
    <PanelDialog open title={`Personas: ${nombrarCifra(cifra.conteo, lugar)}`} onClose={alVolver}>
      <Stack spacing={1.5}>
        <Typography color="textSecondary">
          {declaracion.enteGestor}, {mostrarDia(declaracion)}. Las personas son las que el registro conoce hoy.
        </Typography>
        <ListaDePersonas idDeclaracion={declaracion.idPoblacionDeclarada} cifra={cifra} />
        <FootButtons leave="Volver" onLeave={alVolver} />
      </Stack>
    </PanelDialog>
  );
}
