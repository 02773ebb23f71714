import Button from '@mui/material/Button';
import { type EntidadDeFuente, type EntidadesDeFuentes, entidadesDe } from '@sgpa/domain/titular/fuentes';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { alRegistrarConOtro, alVolverALasFuentes, type FormularioLista } from './registro-titular-lista.form.ts';
import { textoDe } from './texto-de-entidad.ts';

interface Props {
  fuentes: EntidadesDeFuentes;
  valores: Pick<FormularioLista, 'origen' | 'tipo_asegurado'>;
  alPoner: (campos: Partial<FormularioLista>) => void;
}

const aviso = (entidades: readonly EntidadDeFuente[]) =>
  `El asegurado ya tiene NIT/MATRICULA COMERCIO: ${entidades.map(textoDe).join(', ')}.`;

/** From the payment sources to another NIT or matrícula, once that is confirmed, and back (document 2 §8). */
export function OtraFuente({ fuentes, valores: { origen, tipo_asegurado }, alPoner }: Props) {
  const confirmar = useConfirm();
  const entidades = entidadesDe(fuentes);
  if (entidades.length === 0 || origen === 'FIJO') return null;

  async function registrarConOtro() {
    const acepta = await confirmar({
      title: '¿Desea registrar con otro NIT o MATRICULA COMERCIO?',
      text: aviso(entidades),
      acceptLabel: 'Registrar con otro',
    });
    if (acepta) alPoner(alRegistrarConOtro(tipo_asegurado));
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
