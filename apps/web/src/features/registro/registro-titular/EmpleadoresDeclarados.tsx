import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { armarCodigoEntidad } from '@sgpa/domain/shared/codigo-entidad';
import type { SugerenciaAfiliacion } from '@sgpa/domain/titular/tipo-asegurado';
import type { EmpleadorDeclarado } from './empleadores-ovt.ts';

interface Props {
  empleadores: readonly EmpleadorDeclarado[];
  /** The employer whose code the form has is marked. */
  actual: string;
  alElegir: (sugerencia: SugerenciaAfiliacion) => void;
}

/** Offers the employers of the payroll portal, when there are several to choose from. */
export default function EmpleadoresDeclarados({ empleadores, actual, alElegir }: Props) {
  const opciones = empleadores.map(({ sugerencia, razonSocial }) => {
    const codigo = armarCodigoEntidad(sugerencia.tipoCodigo, sugerencia.numero);
    return { sugerencia, codigo, texto: `${razonSocial} (${codigo})` };
  });
  const elegida = opciones.some(({ codigo }) => codigo === actual) ? actual : '';
  return (
    <FormControl sx={{ mb: 2 }}>
      <FormLabel id="empleadores-declarados">Empleadores que declararon a la persona en OVT</FormLabel>
      <RadioGroup aria-labelledby="empleadores-declarados" value={elegida}>
        {opciones.map(({ sugerencia, codigo, texto }) => (
          <FormControlLabel
            key={codigo}
            value={codigo}
            control={<Radio size="small" />}
            label={texto}
            onChange={() => alElegir(sugerencia)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
