import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { CuentaDemo } from '@sgpa/contract/v1/cuentas-demo';
import { useEffect, useState } from 'react';
import { traerCuentasDemo } from './cuentas-demo.api.ts';

interface Props {
  elegida: string | undefined;
  alElegir: (cuenta: CuentaDemo) => void;
}

/** Lists a demonstration's accounts (acuerdos §3): whoever tries the product need not copy them from a terminal. */
export default function CuentasDemo({ elegida, alElegir }: Props) {
  const [cuentas, setCuentas] = useState<readonly CuentaDemo[]>([]);
  useEffect(() => {
    // Without them one can still sign in: the form above says what is wrong with the connection.
    traerCuentasDemo().then(setCuentas, () => undefined);
  }, []);

  return (
    <Box component="section" aria-labelledby="titulo-demo">
      <Typography id="titulo-demo" component="h2" variant="subtitle2" align="center" sx={{ mb: 1 }}>
        Cuentas de demostración
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 0.75,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', md: 'repeat(4, 1fr)', lg: 'repeat(5, 1fr)' },
        }}
      >
        {cuentas.map((cuenta) => (
          <ButtonBase
            key={cuenta.username}
            aria-pressed={cuenta.username === elegida}
            onClick={() => alElegir(cuenta)}
            sx={{
              display: 'block',
              minWidth: 0,
              textAlign: 'left',
              px: 1.25,
              py: 0.5,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
              '&:hover': { borderColor: 'primary.main' },
              '&[aria-pressed="true"]': { borderColor: 'primary.main', bgcolor: 'action.selected' },
            }}
          >
            <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {cuenta.username}
            </Typography>
            <Typography component="div" color="textSecondary" sx={{ fontSize: '0.75rem' }}>
              {cuenta.ente} · {cuenta.cargo}
            </Typography>
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}
