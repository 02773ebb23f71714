import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ParrafoComparado } from '@sgpa/contract/shared/cambios-terminos';

/** Not by colour alone: what is new is underlined, what went is struck out, and each is named to who hears it. */
const MARCA = {
  // What is only heard is placed in here: by a dialog's edge it would make the whole dialog scroll, its buttons with it.
  position: 'relative',
  '& ins': {
    textDecoration: 'underline',
    textDecorationThickness: 2,
    bgcolor: 'tonos.verde.fondo',
    color: 'tonos.verde.texto',
    px: 0.25,
  },
  '& del': { textDecoration: 'line-through', color: 'error.main' },
} as const;

/** Heard, not seen. */
const OCULTO = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

function Parte({ tipo, texto }: ParrafoComparado['partes'][number]) {
  if (tipo === 'IGUAL') return texto;
  const Marca = tipo === 'NUEVO' ? 'ins' : 'del';
  return (
    <Marca>
      <span style={OCULTO}>{tipo === 'NUEVO' ? ' (nuevo: ' : ' (quitado: '}</span>
      {texto}
      <span style={OCULTO}>) </span>
    </Marca>
  );
}

/** Two parts may say the same. */
const conClave = <T extends object>(partes: readonly T[]) =>
  partes.map((parte, lugar) => ({ ...parte, clave: `parte-${lugar}` }));

/** Only the paragraphs that changed, each in its place. */
export function ParrafosComparados({ parrafos }: { parrafos: readonly ParrafoComparado[] }) {
  const cambiados = parrafos.map((parrafo, lugar) => ({ ...parrafo, lugar })).filter(({ tipo }) => tipo !== 'IGUAL');
  if (cambiados.length === 0) return <Typography>El texto es el mismo.</Typography>;
  return (
    <Box sx={MARCA}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        <ins>Subrayado</ins>, lo nuevo; <del>tachado</del>, lo que se quitó. Lo que no cambió no se muestra.
      </Typography>
      {cambiados.map(({ lugar, partes }) => (
        <Typography key={lugar} sx={{ mb: 2, whiteSpace: 'pre-line' }}>
          {conClave(partes).map(({ clave, ...parte }) => (
            <Parte key={clave} {...parte} />
          ))}
        </Typography>
      ))}
    </Box>
  );
}
