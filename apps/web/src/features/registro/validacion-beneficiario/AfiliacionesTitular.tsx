import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { TitularEncontrado } from '@sgpa/contract/v2/validacion-beneficiario';

interface Props {
  halladas: readonly TitularEncontrado[];
  elegido: TitularEncontrado | null;
  alElegir: (id: number) => void;
}

/** A holder may be insured through several employers: the beneficiary hangs on one of them. */
export function AfiliacionesTitular({ halladas, elegido, alElegir }: Props) {
  return (
    <FormControl sx={{ mb: 2 }}>
      <FormLabel id="afiliaciones-del-titular">Afiliación del titular de la que dependerá el beneficiario</FormLabel>
      <RadioGroup
        aria-labelledby="afiliaciones-del-titular"
        value={elegido === null ? '' : String(elegido.idAfiliadoEnteGestor)}
        onChange={(_, id) => alElegir(Number(id))}
      >
        {halladas.map((una) => (
          <FormControlLabel
            key={una.idAfiliadoEnteGestor}
            value={String(una.idAfiliadoEnteGestor)}
            control={<Radio size="small" />}
            label={`${una.nombre_entidad} (${una.codigo_entidad}), ${una.ente_gestor}`}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
