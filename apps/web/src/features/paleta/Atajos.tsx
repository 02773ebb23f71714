import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import './paleta.css';

/** As the keys are called on the keyboard, and what they do; the letters of the actions as `routes/asegurado/paneles.tsx` has them. */
const GRUPOS = [
  {
    donde: 'En todas partes',
    atajos: [
      { teclas: ['Ctrl', 'K'], que: 'Buscar a una persona por número o nombre, o ir a una página' },
      { teclas: ['/'], que: 'Lo mismo, fuera de un campo' },
      { teclas: ['F6'], que: 'Ir al último aviso, y volver' },
      { teclas: ['?'], que: 'Ver estos atajos' },
      { teclas: ['Esc'], que: 'Cerrar lo que se abrió' },
    ],
  },
  {
    donde: 'En un formulario',
    atajos: [
      { teclas: ['Ctrl', 'Intro'], que: 'Enviarlo, desde cualquier campo' },
      { teclas: ['Alt', '↓'], que: 'Abrir el calendario de una fecha' },
    ],
  },
  {
    donde: 'En una fila de la lista, y en Detalles',
    atajos: [
      { teclas: ['↑', '↓'], que: 'Elegir la fila anterior o la siguiente' },
      { teclas: ['Intro'], que: 'Detalles' },
      { teclas: ['←', '→'], que: 'En Detalles, la persona anterior o la siguiente' },
      { teclas: ['B'], que: 'Baja' },
      { teclas: ['A'], que: 'Ampliación' },
      { teclas: ['F'], que: 'Beneficiarios' },
      { teclas: ['U'], que: 'Actualizar' },
      { teclas: ['H'], que: 'Derechohabiente' },
      { teclas: ['R'], que: 'Revisión' },
    ],
  },
] as const;

/** Pressed together, or either of them. */
const UNION: Record<string, string> = { '↑': ' ', '←': ' ' };

export default function Atajos({ alCerrar }: { alCerrar: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={alCerrar} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>Atajos del teclado</DialogTitle>
      <DialogContent>
        {GRUPOS.map(({ donde, atajos }) => (
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
