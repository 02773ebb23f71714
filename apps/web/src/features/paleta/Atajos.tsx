import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { ATAJOS } from './atajos.ts';
import './paleta.css';

/** Keys that follow one of these are alternatives; all others are pressed together. */
const UNION: Record<string, string> = { '↑': ' ', '←': ' ', Intro: ' ' };

export default function Atajos({ alCerrar }: { alCerrar: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={alCerrar} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>Atajos del teclado</DialogTitle>
      <DialogContent>
        {ATAJOS.map(({ donde, atajos }) => (
          <section key={donde} aria-label={donde} className="atajos-grupo">
            <h3>{donde}</h3>
            <dl className="atajos">
              {atajos.map(({ teclas, que }) => (
                <div key={que} style={{ display: 'contents' }}>
                  <dt>
                    {teclas.map((tecla, i) => (
                      <span key={tecla}>
                        {i === 0 ? null : (UNION[teclas[0]] ?? ' + ')}
                        <kbd>{tecla}</kbd>
                      </span>
                    ))}
                  </dt>
                  <dd>{que}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={alCerrar}>
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
