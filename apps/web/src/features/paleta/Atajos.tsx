import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import './paleta.css';

/** As the keys are called on the keyboard, and what they do. */
const ATAJOS = [
  { teclas: ['Ctrl', 'K'], que: 'Buscar a una persona por número o nombre, o ir a una página' },
  { teclas: ['/'], que: 'Lo mismo, fuera de un campo' },
  { teclas: ['?'], que: 'Ver estos atajos' },
  { teclas: ['Esc'], que: 'Cerrar lo que se abrió' },
] as const;

export default function Atajos({ alCerrar }: { alCerrar: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={alCerrar} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>Atajos del teclado</DialogTitle>
      <DialogContent>
        <dl className="atajos">
          {ATAJOS.map(({ teclas, que }) => (
            <div key={que} style={{ display: 'contents' }}>
              <dt>
                {teclas.map((tecla, i) => (
                  <span key={tecla}>
                    {i === 0 ? null : ' + '}
                    <kbd>{tecla}</kbd>
                  </span>
                ))}
              </dt>
              <dd>{que}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={alCerrar}>
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
