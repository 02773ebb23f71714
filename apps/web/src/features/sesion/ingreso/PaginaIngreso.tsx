import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CuentaDemo } from '@sgpa/contract/v1/cuentas-demo';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { RECUPERACION } from '../../../lib/guardia.ts';
import type { Sesion } from '../../../lib/sesion.ts';
import { Logo } from '../../../ui/Logo.tsx';
import { PRODUCTO } from '../../../ui/producto.ts';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import { hayCuentasDemo } from '../cuentas-demo/cuentas-demo.api.ts';
import { FormularioIngreso } from './FormularioIngreso.tsx';

const CuentasDemo = lazy(withTimeLimit(() => import('../cuentas-demo/CuentasDemo.tsx')));

interface Props {
  alEntrar: (sesion: Sesion) => void;
  alEscribir?: () => void;
  pie: ReactNode;
}

/** Serves both sign-in pages, which differ only in where they lead to. */
export function PaginaIngreso({ alEntrar, alEscribir, pie }: Props) {
  const [elegida, setElegida] = useState<CuentaDemo>();
  useEffect(() => {
    document.title = `Ingreso · ${PRODUCTO}`;
  }, []);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Stack
        component="main"
        spacing={2}
        sx={{ flex: 1, alignItems: 'center', justifyContent: 'center', px: 2, py: 1.5 }}
      >
        <Paper variant="outlined" sx={{ width: '100%', maxWidth: 410, p: { xs: 2.5, sm: 4 } }}>
          <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', mb: 3 }}>
            <Logo />
            <Typography variant="h1">{PRODUCTO}</Typography>
            <Typography variant="body2" color="textSecondary">
              Registro de la población asegurada de la seguridad social de corto plazo
            </Typography>
          </Stack>
          <FormularioIngreso
            key={elegida?.username}
            usuarioInicial={elegida?.username}
            passwordInicial={elegida?.password}
            alEntrar={alEntrar}
            alEscribir={alEscribir}
          />
          <Link href={RECUPERACION.solicitud} variant="body2" sx={{ display: 'block', textAlign: 'center' }}>
            ¿Olvidó su contraseña?
          </Link>
        </Paper>
        {hayCuentasDemo() ? (
          // The accounts have their place kept, so that the card does not move when they arrive.
          <Box
            sx={{ width: '100%', maxWidth: { xs: 960, lg: 1320 }, minHeight: { xs: 405, sm: 295, md: 236, lg: 190 } }}
          >
            <Suspense>
              <CuentasDemo
                elegida={elegida?.username}
                alElegir={(cuenta) => {
                  setElegida(cuenta);
                  alEscribir?.();
                }}
              />
            </Suspense>
          </Box>
        ) : null}
      </Stack>
      {pie}
    </Box>
  );
}
