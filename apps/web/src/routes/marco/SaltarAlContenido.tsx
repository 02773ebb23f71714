import Button from '@mui/material/Button';

/** First stop of the keyboard: over the menu, straight to the page. Seen only while it has the focus. */
export function SaltarAlContenido({ alSaltar }: { alSaltar: () => void }) {
  return (
    <Button
      variant="contained"
      onClick={alSaltar}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      Saltar al contenido
    </Button>
  );
}
