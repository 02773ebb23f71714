import Button from '@mui/material/Button';
import type { Escritura } from '../../lib/use-escritura.ts';
import { BlockingDialog } from '../../ui/BlockingDialog.tsx';
import { DetallesRegistro } from '../guardado/DetallesRegistro.tsx';
import { AvisoDeCambio } from './AvisoDeCambio.tsx';

interface Props {
  actualizacion: Pick<Escritura<never>, 'enviando' | 'resultado'>;
  /** Fields that somebody else changed too, by name on the wire; null when the record did not change. */
  encontrados: readonly string[] | null;
  cargando: boolean;
  alCargar: () => void;
}

/** Names on screen of the fields that a message may have to name. */
const ETIQUETAS: Record<string, string> = {
  genero: 'Género',
  estado_civil: 'Estado civil',
  departamento: 'Departamento de la persona',
  municipio: 'Municipio de la persona',
  correo_electronico: 'Correo electrónico',
  telefono_domicilio: 'Teléfono de domicilio',
  telefono_movil: 'Teléfono móvil',
  direccion: 'Dirección',
  fecha_inicio: 'Fecha de afiliación',
  parentesco_titular: 'Parentesco',
  tipo_asegurado: 'Tipo de asegurado',
  matricula: 'Matrícula',
  departamento_afiliacion: 'Departamento de la afiliación',
  codigo_establecimiento: 'Establecimiento de salud',
  tipo_codigo: 'Tipo de código',
  codigo_entidad: 'Código de empleador',
  fecha_ingreso_trabajo: 'Fecha de ingreso al trabajo',
  puesto_empleado: 'Cargo',
  salario: 'Salario',
  departamento_empleador: 'Departamento del empleador',
  municipio_empleador: 'Municipio del empleador',
};

/** The end of an update form: what the server said, the button, and the screen held while it saves. */
export function PieDeActualizacion({ actualizacion, encontrados, cargando, alCargar }: Props) {
  const { enviando, resultado } = actualizacion;
  return (
    <>
      <AvisoDeCambio
        conflicto={resultado?.conflicto ?? null}
        encontrados={encontrados?.map((campo) => ETIQUETAS[campo] ?? campo) ?? null}
        cargando={cargando}
        alCargar={alCargar}
      />
      <DetallesRegistro detalles={resultado?.mensajes ?? []} />
      <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'flex-start' }}>
        ACTUALIZAR INFORMACIÓN
      </Button>
      <BlockingDialog open={enviando} title="Procesando registro" />
    </>
  );
}
