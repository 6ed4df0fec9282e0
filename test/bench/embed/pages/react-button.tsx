import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Button() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount((now) => now + 1)}>
      通知 {count}
    </button>
  );
}

const place = document.getElementById('app');
if (place) createRoot(place).render(<Button />);
