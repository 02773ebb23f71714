import Button from '@mui/material/Button';
import { type EntidadesDeFuentes, entidadesDe } from '@sgpa/domain/titular/fuentes';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { alRegistrarConOtro, alVolverALasFuentes, type FormularioLista } from './registro-titular-lista.form.ts';
import { CON_OTRO, textoDe, yaTiene } from './texto-de-entidad.ts';

interface Props {
  fuentes: EntidadesDeFuentes;
  valores: Pick<FormularioLista, 'origen' | 'tipo_asegurado'>;
  /** Of a change of employer it is asked once, with who goes over, when it is saved. */
  preguntaAlGuardar: boolean;
  alPoner: (campos: Partial<FormularioLista>) => void;
}

/** From the payment sources to another NIT or matrícula, once that is confirmed, and back (document 2 §8). */
export function OtraFuente({ fuentes, valores: { origen, tipo_asegurado }, preguntaAlGuardar, alPoner }: Props) {
  const confirmar = useConfirm();
  const entidades = entidadesDe(fuentes);
  if (entidades.length === 0 || origen === 'FIJO') return null;

  async function registrarConOtro() {
    const pregunta = { title: CON_OTRO, text: yaTiene(entidades), acceptLabel: 'Registrar con otro' };
    if (preguntaAlGuardar || (await confirmar(pregunta))) alPoner(alRegistrarConOtro(tipo_asegurado));
  }

  const [unica] = entidades;
  return origen === 'FUENTE' ? (
    <Button variant="outlined" size="small" sx={{ alignSelf: 'flex-start' }} onClick={registrarConOtro}>
      Registrar con otro NIT o MATRICULA COMERCIO
    </Button>
  ) : (
    <Button
      variant="outlined"
      size="small"
      sx={{ alignSelf: 'flex-start' }}
      onClick={() => alPoner(alVolverALasFuentes(fuentes, tipo_asegurado))}
    >
      {unica && entidades.length === 1
        ? `Usar la fuente de pago: ${textoDe(unica)}`
        : 'Elegir entre las fuentes de pago'}
    </Button>
  );
}
