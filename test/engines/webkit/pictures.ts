import { takePictures } from '../pictures/take-pictures.ts';

takePictures('webkit');
