import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { PERSON_ADD_OUTLINED } from '../../../ui/icon-paths.ts';

interface Props {
  ref: Ref<HTMLButtonElement>;
  /** The text says why this holder can have no new beneficiary; null when one can be added. */
  impide: string | null;
  alAbrir: () => void;
}

/** Offers 'Nuevo Beneficiario' where it can succeed, and says elsewhere why it cannot (acuerdos §10). */
export function BotonNuevo({ ref, impide, alAbrir }: Props) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button
        ref={ref}
        variant="contained"
        startIcon={<Icon d={PERSON_ADD_OUTLINED} />}
        disabled={impide !== null}
        aria-describedby={impide === null ? undefined : id}
        onClick={alAbrir}
      >
        Nuevo Beneficiario
      </Button>
      {impide === null ? null : (
        <Typography id={id} variant="body2" color="textSecondary">
          {impide}
        </Typography>
      )}
    </Box>
  );
}
